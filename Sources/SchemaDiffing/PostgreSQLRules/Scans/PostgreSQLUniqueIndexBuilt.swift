/// TRUTH 4.2 "ADD UNIQUE": the safe form.
struct PostgreSQLUniqueIndexBuilt: TableRule {
    let name = "postgresql-unique-index-built"
    let summary = "a unique index is built while others read and write, and stays invalid where rows collide"
    let source = Sources.postgreSQLIndex
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.scan
    let lock: TableLock? = .shareUpdateExclusive
    let method = "CREATE UNIQUE INDEX CONCURRENTLY reads every row twice, outside any transaction"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addUniqueIndex: true
        default: false
        }
    }
}
