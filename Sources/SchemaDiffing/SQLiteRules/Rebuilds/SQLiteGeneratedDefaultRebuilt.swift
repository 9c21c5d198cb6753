/// TRUTH 4.1 "default CURRENT_TIMESTAMP or parenthesised expr": only on an empty table.
struct SQLiteGeneratedDefaultRebuilt: TableRule {
    let name = "sqlite-generated-default-rebuilt"
    let summary = "a column whose default is an expression can be added to an empty table only: the table is rebuilt"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt, as a column with a computed default cannot join rows that exist"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.currentTime), .addColumn(.generated): true
        default: false
        }
    }
}
