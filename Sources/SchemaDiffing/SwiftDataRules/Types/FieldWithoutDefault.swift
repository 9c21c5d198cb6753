import SchemaModel

/// TRUTH 1.9b "Composite field added mandatory", failure 18.
struct FieldWithoutDefault: JudgingRule {
    let name = "composite-field-without-default"
    let summary = "a mandatory field without a default leaves rows that exist without a value: the store does not open"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added(.field(let field)) = change.content, !step.to.fillsItself(field) else { return nil }
        return .conditional(
            .bridge,
            "rows that exist have no value for the new field, which ends the migration with error 134110, and the old "
                + "schema has no place for one")
    }
}
