import SchemaModel

/// TRUTH 1.5 "Derived expression/filter".
struct DerivationChanged: JudgingRule {
    let name = "derivation-changed"
    let summary =
        "a derived value is computed anew; an attribute that becomes derived, or ceases to be, is removed and added"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .derived, case .changed(let keys) = change.content, let path = change.path,
            let new = step.newAttribute(change)
        else { return nil }
        if keys.old == .absent {
            return .lightweight(
                "the stored value gives way to a computed one", loss: ["every stored value of `\(path)`"])
        }
        if keys.new == .absent, !step.to.fillsItself(new) {
            return .conditional(.bridge, "rows that exist have no value of their own for it")
        }
        return .lightweight("the value is computed anew, or left to the default")
    }
}
