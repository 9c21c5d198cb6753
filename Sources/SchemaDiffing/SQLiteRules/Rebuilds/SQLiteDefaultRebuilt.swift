/// TRUTH 4.1 "change ... default".
struct SQLiteDefaultRebuilt: TableRule {
    let name = "sqlite-default-rebuilt"
    let summary = "a default cannot be changed in place: the table is rebuilt, and rows keep their values"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt, as SQLite changes no default in place"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .changeDefault: true
        default: false
        }
    }
}
