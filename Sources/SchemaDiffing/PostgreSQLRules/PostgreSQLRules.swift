/// Every rule of the PostgreSQL judge, from the most work to the least: the first that knows an operation of a change
/// answers.
package enum PostgreSQLRules {
    package static let all: [any TableRule] =
        rewrites + rows + scans + catalogue + [
            PostgreSQLTypeStoredAlike(), PostgreSQLNothingToRun(),
        ]

    private static let rewrites: [any TableRule] = [
        PostgreSQLTypeRewritten(), PostgreSQLVolatileDefaultRewrites(), PostgreSQLComputedColumnRewrites(),
    ]

    private static let scans: [any TableRule] = [
        PostgreSQLForeignKeyAdded(), PostgreSQLMandatoryColumnAdded(), PostgreSQLNotNullSet(),
        PostgreSQLForeignKeyChanged(), PostgreSQLCheckChanged(), PostgreSQLUniqueIndexBuilt(), PostgreSQLIndexBuilt(),
    ]

    private static let rows: [any TableRule] = [PostgreSQLRowsMoved(), PostgreSQLRowsUpdated()]

    private static let catalogue: [any TableRule] = [
        PostgreSQLColumnAdded(), PostgreSQLColumnDropped(), PostgreSQLTableRenamed(), PostgreSQLColumnRenamed(),
        PostgreSQLDefaultChanged(), PostgreSQLNotNullDropped(), PostgreSQLExpressionDropped(),
        PostgreSQLForeignKeyDropped(), PostgreSQLCheckDropped(), PostgreSQLReferencingTableCreated(),
        PostgreSQLTableCreated(),
        PostgreSQLTableDropped(), PostgreSQLIndexDropped(), PostgreSQLTriggerChanged(),
    ]
}
