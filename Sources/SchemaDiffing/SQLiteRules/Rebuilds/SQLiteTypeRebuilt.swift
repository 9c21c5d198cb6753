/// TRUTH 4.1 "change type, ...".
struct SQLiteTypeRebuilt: TableRule {
    let name = "sqlite-type-rebuilt"
    let summary = "a column of another storage class, or with another test of its type, needs a rebuild of its table"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt, as SQLite changes no type in place"

    func covers(_ operation: TableOperation) -> Bool {
        guard case .changeType(let old, let new) = operation else { return false }
        return !old.isAlikeInSQLite(new)
    }
}
