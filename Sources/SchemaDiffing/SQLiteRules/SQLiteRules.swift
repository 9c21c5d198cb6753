/// Every rule of the SQLite judge, from the most work to the least: the first that knows an operation of a change answers.
package enum SQLiteRules {
    package static let all: [any TableRule] =
        rebuilds + rows + inPlace + [
            SQLiteTypeStoredAlike(), SQLiteNothingToRun(),
        ]

    private static let rebuilds: [any TableRule] = [
        SQLiteTypeRebuilt(), SQLiteMandatoryColumnRebuilt(), SQLiteGeneratedDefaultRebuilt(), SQLiteNotNullRebuilt(),
        SQLiteRowKeyRebuilt(), SQLiteForeignKeyRebuilt(), SQLiteExpressionDropRebuilt(), SQLiteCheckRebuilt(),
        SQLiteDefaultRebuilt(), SQLiteCheckedColumnDropRebuilt(),
    ]

    private static let rows: [any TableRule] = [SQLiteRowsMoved(), SQLiteRowsUpdated()]

    private static let inPlace: [any TableRule] = [
        SQLiteReferenceColumnAdded(), SQLiteVirtualColumnAdded(), SQLiteConstantColumnAdded(),
        SQLiteEmptyColumnAdded(), SQLiteColumnDropped(), SQLiteTableRenamed(), SQLiteColumnRenamed(),
        SQLiteTableCreated(), SQLiteTableDropped(), SQLiteUniqueIndexCreated(), SQLiteIndexCreated(),
        SQLiteIndexDropped(), SQLiteTriggerChanged(),
    ]
}
