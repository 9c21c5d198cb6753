import SchemaModel

/// TRUTH 1.5 "Required -> optional", for a field.
struct FieldBecameOptional: JudgingRule {
    let name = "composite-field-became-optional"
    let summary = "a field that becomes optional keeps its values"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .optional, let field = step.newField(change), field.isOptional else { return nil }
        return .lightweight("every row keeps its value")
    }
}
