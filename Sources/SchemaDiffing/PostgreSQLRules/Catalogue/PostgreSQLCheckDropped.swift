/// TRUTH 4.2 "DROP CONSTRAINT".
struct PostgreSQLCheckDropped: TableRule {
    let name = "postgresql-check-dropped"
    let summary = "a CHECK is dropped in the catalogue"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "DROP CONSTRAINT reads no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropCheck: true
        default: false
        }
    }
}
