/// TRUTH 4.1 "DROP COLUMN": fails where a table CHECK names the column.
struct SQLiteCheckedColumnDropRebuilt: TableRule {
    let name = "sqlite-checked-column-drop-rebuilt"
    let summary = "a column that a CHECK of the table names cannot be dropped in place"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt, as a CHECK of the table names the column"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropCheckedColumn: true
        default: false
        }
    }
}
