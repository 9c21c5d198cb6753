/// TRUTH 4.2 "ADD COLUMN volatile default": gen_random_uuid is one.
struct PostgreSQLVolatileDefaultRewrites: TableRule {
    let name = "postgresql-volatile-default-rewrites"
    let summary = "a column whose default is computed for each row writes the table anew"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rewrite
    let lock: TableLock? = .accessExclusive
    let method = "a volatile default is evaluated for each row, which writes the table anew"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.generated): true
        default: false
        }
    }
}
