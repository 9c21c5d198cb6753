import SchemaModel

/// TRUTH 1.5 "Add mandatory, no default", 1.9, failure 6: inferred, then fails where rows exist.
struct MandatoryWithoutDefault: JudgingRule {
    let name = "mandatory-without-default"
    let summary =
        "a new mandatory attribute without a default fails on every store that has rows, and passes on empty ones"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added(.attribute(let attribute)) = change.content, !step.to.fillsItself(attribute) else {
            return nil
        }
        return .conditional(
            .bridge,
            "rows that exist have no value for it, which ends the migration with error 134110, and the old schema has no "
                + "place for one")
    }
}
