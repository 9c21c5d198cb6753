/// TRUTH 4.2 "ADD FOREIGN KEY": on both tables.
struct PostgreSQLForeignKeyAdded: TableRule {
    let name = "postgresql-foreign-key-added"
    let summary = "a new foreign key reads every row while nobody writes to either table"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.scan
    let lock: TableLock? = .shareRowExclusive
    let method = "ADD FOREIGN KEY reads every row and keeps writers from both tables"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addForeignKey, .addColumn(.emptyReference): true
        default: false
        }
    }
}
