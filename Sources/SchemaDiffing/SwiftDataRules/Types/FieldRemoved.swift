import SchemaModel

/// TRUTH 1.9b "Composite field removed": a column dropped in every entity that stores it.
struct FieldRemoved: JudgingRule {
    let name = "composite-field-removed"
    let summary = "the field's column is dropped in every entity that stores the composite"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .field, case .removed = change.content, let path = change.oldPath else {
            return nil
        }
        return .lightweight("the column is dropped", loss: ["every value of `\(path)`"])
    }
}
