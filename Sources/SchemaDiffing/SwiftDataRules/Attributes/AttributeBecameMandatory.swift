import SchemaModel

/// TRUTH 1.5 "Optional -> required + default".
struct AttributeBecameMandatory: JudgingRule {
    let name = "attribute-became-mandatory"
    let summary = "an attribute that becomes mandatory with a default: rows without a value get the default"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .optional, let attribute = step.newAttribute(change), !attribute.isOptional,
            step.to.fillsItself(attribute)
        else { return nil }
        return .lightweight("rows without a value get the default")
    }
}
