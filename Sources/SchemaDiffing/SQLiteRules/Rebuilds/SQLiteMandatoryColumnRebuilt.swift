/// TRUTH 4.1 "ADD COLUMN NOT NULL no default": only on an empty table.
struct SQLiteMandatoryColumnRebuilt: TableRule {
    let name = "sqlite-mandatory-column-rebuilt"
    let summary = "a mandatory column without a default can be added to an empty table only: the table is rebuilt"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt, as a mandatory column without a default cannot join rows that exist"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.missing): true
        default: false
        }
    }
}
