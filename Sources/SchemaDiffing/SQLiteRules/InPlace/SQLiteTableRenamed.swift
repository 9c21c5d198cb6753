/// TRUTH 4.1 "RENAME TABLE".
struct SQLiteTableRenamed: TableRule {
    let name = "sqlite-table-renamed"
    let summary = "a table is renamed in place, with the foreign keys and triggers that name it"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "RENAME TO touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .renameTable: true
        default: false
        }
    }
}
