/// TRUTH 4.2 "backfill in batches".
struct PostgreSQLRowsUpdated: TableRule {
    let name = "postgresql-rows-updated"
    let summary = "rows are updated or deleted in batches; the table stays open"
    let source = Sources.postgreSQLLocks
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rows
    let lock: TableLock? = .rowExclusive
    let method = "rows are written in batches"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .updateRows, .deleteRows: true
        default: false
        }
    }
}
