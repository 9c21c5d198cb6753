import SchemaModel

/// TRUTH 1.5 "Add optional".
struct OptionalAttributeAdded: JudgingRule {
    let name = "optional-attribute-added"
    let summary = "a new optional attribute is absent in rows that exist, or holds its default"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added(.attribute(let attribute)) = change.content, attribute.isOptional,
            attribute.defaultValue?.isGenerated != true
        else { return nil }
        return .lightweight("rows that exist hold no value, or the default")
    }
}
