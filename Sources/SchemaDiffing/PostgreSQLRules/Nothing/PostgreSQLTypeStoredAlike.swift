/// TRUTH 4.2 "Swift mapping": several types are one column type.
struct PostgreSQLTypeStoredAlike: TableRule {
    let name = "postgresql-type-stored-alike"
    let summary = "types of one column type are one column"
    let source = Sources.tables
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.none
    let method = "nothing runs, as PostgreSQL keeps both types alike"

    func covers(_ operation: TableOperation) -> Bool {
        guard case .changeType(let old, let new) = operation else { return false }
        return old.postgreSQLName == new.postgreSQLName
    }

    /// Whatever the types mean, the column stays as it is.
    func ruling(on effect: TableEffect) -> Ruling? {
        guard effect.operations.contains(where: covers) else { return nil }
        return ruling(for: TableEffect([], "one column holds both types"))
    }
}
