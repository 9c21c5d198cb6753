import SchemaModel

/// TRUTH 1.5 "Optional -> required", for a field.
struct FieldBecameMandatory: JudgingRule {
    let name = "composite-field-became-mandatory"
    let summary = "a field that becomes mandatory needs a value in every row: from its default, or filled in before"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .optional, let field = step.newField(change), !field.isOptional else { return nil }
        if step.to.fillsItself(field) { return .lightweight("rows without a value get the default") }
        return .conditional(.backfill, "rows without a value for the field make the migration fail (error 134110)")
    }
}
