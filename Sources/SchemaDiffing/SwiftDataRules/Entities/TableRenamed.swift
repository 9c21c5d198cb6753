import SchemaModel

/// A table name is for SQL targets; SwiftData names its own tables.
struct TableRenamed: JudgingRule {
    let name = "table-renamed"
    let summary = "SwiftData names its tables by itself: `table` is for SQL"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .table else { return nil }
        return .none("SwiftData names its tables by itself")
    }
}
