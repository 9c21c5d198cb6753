import SchemaModel

/// TRUTH 1.5 "Transient -> persistent": as an addition.
struct BecameStored: JudgingRule {
    let name = "attribute-became-stored"
    let summary = "an attribute that becomes stored is added: rows that exist need a value, a default or none at all"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .transient || change.key == .ephemeral, let new = step.newAttribute(change), new.isStored
        else { return nil }
        if step.to.fillsItself(new) { return .lightweight("rows that exist hold no value, or the default") }
        return .conditional(
            .bridge,
            "rows that exist have no value for it, which ends the migration with error 134110, and the old schema has no "
                + "place for one")
    }
}
