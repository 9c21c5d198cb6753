/// TRUTH 4.2 "DROP CONSTRAINT": an index alike.
struct PostgreSQLIndexDropped: TableRule {
    let name = "postgresql-index-dropped"
    let summary = "an index is dropped in the catalogue"
    let source = "postgresql.org/docs/current/sql-dropindex.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "DROP INDEX touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropIndex: true
        default: false
        }
    }
}
