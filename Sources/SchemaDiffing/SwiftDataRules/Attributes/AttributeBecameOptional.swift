import SchemaModel

/// TRUTH 1.5 "Required -> optional".
struct AttributeBecameOptional: JudgingRule {
    let name = "attribute-became-optional"
    let summary = "an attribute that becomes optional keeps its values"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .optional, step.newAttribute(change)?.isOptional == true else { return nil }
        return .lightweight("every row keeps its value")
    }
}
