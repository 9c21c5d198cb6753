import SchemaModel

/// TRUTH 1.9b "Composite field added optional / with default": a column as any other.
struct FieldAdded: JudgingRule {
    let name = "composite-field-added"
    let summary =
        "a field is a column of every entity that stores the composite: optional or with a default, it is filled"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added(.field(let field)) = change.content, step.to.fillsItself(field) else { return nil }
        return .lightweight("the new column is filled with the default, or with nothing")
    }
}
