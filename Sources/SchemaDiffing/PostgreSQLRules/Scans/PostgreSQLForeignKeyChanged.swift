/// TRUTH 4.2 "ADD FOREIGN KEY ... NOT VALID", "VALIDATE CONSTRAINT".
struct PostgreSQLForeignKeyChanged: TableRule {
    let name = "postgresql-foreign-key-changed"
    let summary = "another action of a foreign key replaces it by one that is NOT VALID and then validated"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.scan
    let lock: TableLock? = .shareUpdateExclusive
    let method = "the new foreign key is added with NOT VALID and validated while others read and write"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .changeForeignKey: true
        default: false
        }
    }
}
