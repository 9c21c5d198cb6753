import SchemaModel

/// TRUTH 1.5 "Optional -> required, no default": fails where a row holds nothing.
struct BecameMandatoryWithoutDefault: JudgingRule {
    let name = "became-mandatory-without-default"
    let summary = "an attribute that becomes mandatory without a default fails on every row that holds no value"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .optional, let attribute = step.newAttribute(change), !attribute.isOptional,
            !step.to.fillsItself(attribute)
        else { return nil }
        return .conditional(
            .backfill, "a single row without a value makes the migration fail when the app starts (error 134110)")
    }
}
