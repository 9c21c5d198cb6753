import SchemaModel

/// TRUTH 4.4: tables and columns are called after entities and attributes.
struct CoreDataSQLNameChanged: JudgingRule {
    let name = "coredata-sql-name-changed"
    let summary = "Core Data names its tables and columns by itself: `table` and `column` are for SQL"
    let source = "fatbobman.com/en/posts/tables_and_fields_of_coredata"
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .table || change.key == .column else { return nil }
        return .none("Core Data names its tables and columns by itself")
    }
}
