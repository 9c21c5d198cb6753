/// TRUTH 4.2 "STORED generated"; VIRTUAL ones come with PostgreSQL 18.
struct PostgreSQLComputedColumnRewrites: TableRule {
    let name = "postgresql-computed-column-rewrites"
    let summary = "a stored computed column writes the table anew"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.probable
    let work = Work.rewrite
    let lock: TableLock? = .accessExclusive
    let method = "GENERATED ALWAYS AS ... STORED writes the table anew"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.computed): true
        default: false
        }
    }
}
