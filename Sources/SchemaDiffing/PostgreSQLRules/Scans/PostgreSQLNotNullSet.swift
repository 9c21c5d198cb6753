/// TRUTH 4.2 "SET NOT NULL": the scan is skipped where a valid CHECK proves it (12).
struct PostgreSQLNotNullSet: TableRule {
    let name = "postgresql-not-null-set"
    let summary = "NOT NULL is set without a long lock where a validated CHECK proves it first"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.scan
    let lock: TableLock? = .shareUpdateExclusive
    let method = "a CHECK with NOT VALID and VALIDATE proves it, so that SET NOT NULL reads no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .setNotNull: true
        default: false
        }
    }
}
