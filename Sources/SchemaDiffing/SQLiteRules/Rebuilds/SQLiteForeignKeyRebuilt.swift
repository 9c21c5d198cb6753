/// TRUTH 4.1 "change ... FK".
struct SQLiteForeignKeyRebuilt: TableRule {
    let name = "sqlite-foreign-key-rebuilt"
    let summary = "a foreign key of a column that exists cannot be added, changed or dropped in place"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt, as SQLite changes no foreign key in place"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addForeignKey, .changeForeignKey, .dropForeignKey: true
        default: false
        }
    }
}
