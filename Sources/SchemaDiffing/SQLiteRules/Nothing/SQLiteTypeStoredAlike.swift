/// TRUTH 4.1 "STRICT": five storage classes hold all types.
struct SQLiteTypeStoredAlike: TableRule {
    let name = "sqlite-type-stored-alike"
    let summary = "types of one storage class and one test are one column"
    let source = Sources.sqliteStrict
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.none
    let method = "nothing runs, as SQLite keeps both types alike"

    func covers(_ operation: TableOperation) -> Bool {
        guard case .changeType(let old, let new) = operation else { return false }
        return old.isAlikeInSQLite(new)
    }

    /// Whatever the types mean, the column stays as it is.
    func ruling(on effect: TableEffect) -> Ruling? {
        guard effect.operations.contains(where: covers) else { return nil }
        return ruling(for: TableEffect([], "one column holds both types"))
    }
}
