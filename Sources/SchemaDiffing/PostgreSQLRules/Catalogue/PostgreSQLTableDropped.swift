/// TRUTH 4.2 "DROP TABLE": on referenced tables too.
struct PostgreSQLTableDropped: TableRule {
    let name = "postgresql-table-dropped"
    let summary = "a table is dropped, with a lock on the tables that its foreign keys point to"
    let source = "postgresql.org/docs/current/sql-droptable.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "DROP TABLE"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropTable: true
        default: false
        }
    }
}
