/// TRUTH 4.2 "CREATE INDEX / CONCURRENTLY".
struct PostgreSQLIndexBuilt: TableRule {
    let name = "postgresql-index-built"
    let summary = "an index is built while others read and write"
    let source = Sources.postgreSQLIndex
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.scan
    let lock: TableLock? = .shareUpdateExclusive
    let method = "CREATE INDEX CONCURRENTLY reads every row twice, outside any transaction"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addIndex: true
        default: false
        }
    }
}
