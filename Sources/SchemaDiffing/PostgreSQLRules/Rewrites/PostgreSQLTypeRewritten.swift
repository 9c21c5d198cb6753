/// TRUTH 4.2 "ALTER TYPE": no pair of types in use is binary coercible.
struct PostgreSQLTypeRewritten: TableRule {
    let name = "postgresql-type-rewritten"
    let summary = "another column type writes the table and its indexes anew; nobody reads or writes meanwhile"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rewrite
    let lock: TableLock? = .accessExclusive
    let method = "ALTER TYPE ... USING writes the table and its indexes anew"

    func covers(_ operation: TableOperation) -> Bool {
        guard case .changeType(let old, let new) = operation else { return false }
        return old.postgreSQLName != new.postgreSQLName
    }
}
