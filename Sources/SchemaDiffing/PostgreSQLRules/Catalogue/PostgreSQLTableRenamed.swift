/// TRUTH 4.2 "RENAME table".
struct PostgreSQLTableRenamed: TableRule {
    let name = "postgresql-table-renamed"
    let summary = "a table is renamed in the catalogue"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "RENAME TO touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .renameTable: true
        default: false
        }
    }
}
