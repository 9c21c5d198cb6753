import SchemaModel

/// A column name is for SQL targets; SwiftData names its own columns.
struct ColumnRenamed: JudgingRule {
    let name = "column-renamed"
    let summary = "SwiftData names its columns by itself: `column` is for SQL"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .column else { return nil }
        return .none("SwiftData names its columns by itself")
    }
}
