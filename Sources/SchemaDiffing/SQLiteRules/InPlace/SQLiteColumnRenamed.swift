/// TRUTH 4.1 "RENAME COLUMN": since 3.25.
struct SQLiteColumnRenamed: TableRule {
    let name = "sqlite-column-renamed"
    let summary = "a column is renamed in place, with everything that names it"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "RENAME COLUMN touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .renameColumn: true
        default: false
        }
    }
}
