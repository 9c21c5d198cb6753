/// TRUTH 4.2 "ADD CHECK", "VALIDATE CONSTRAINT".
struct PostgreSQLCheckChanged: TableRule {
    let name = "postgresql-check-changed"
    let summary = "a CHECK is replaced by one that is NOT VALID and then validated while others read and write"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.scan
    let lock: TableLock? = .shareUpdateExclusive
    let method = "the new CHECK is added with NOT VALID and validated while others read and write"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .changeCheck: true
        default: false
        }
    }
}
