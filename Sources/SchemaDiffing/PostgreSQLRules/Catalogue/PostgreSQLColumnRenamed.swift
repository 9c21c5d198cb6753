/// TRUTH 4.2 "RENAME column".
struct PostgreSQLColumnRenamed: TableRule {
    let name = "postgresql-column-renamed"
    let summary = "a column is renamed in the catalogue"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "RENAME COLUMN touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .renameColumn: true
        default: false
        }
    }
}
