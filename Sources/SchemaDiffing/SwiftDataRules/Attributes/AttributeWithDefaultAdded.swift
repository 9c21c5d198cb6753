import SchemaModel

/// TRUTH 1.5 "Add mandatory + default".
struct AttributeWithDefaultAdded: JudgingRule {
    let name = "attribute-with-default-added"
    let summary = "a new mandatory attribute with a default holds it in every row that exists"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added(.attribute(let attribute)) = change.content, step.to.fillsItself(attribute) else {
            return nil
        }
        return .lightweight("rows that exist get the default")
    }
}
