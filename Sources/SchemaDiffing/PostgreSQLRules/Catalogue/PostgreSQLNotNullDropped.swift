/// TRUTH 4.2 "DROP NOT NULL".
struct PostgreSQLNotNullDropped: TableRule {
    let name = "postgresql-not-null-dropped"
    let summary = "NOT NULL is dropped in the catalogue"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "DROP NOT NULL touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropNotNull: true
        default: false
        }
    }
}
