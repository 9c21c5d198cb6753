import SchemaModel

/// TRUTH 1.5 "Persistent -> transient": the column is dropped.
struct BecameUnstored: JudgingRule {
    let name = "attribute-became-transient"
    let summary = "the column of an attribute that becomes transient or ephemeral is dropped"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .transient || change.key == .ephemeral, let old = step.oldAttribute(change),
            let new = step.newAttribute(change), !new.isStored, let path = change.oldPath
        else { return nil }
        if !old.isStored { return .lightweight("the attribute held no stored value before either") }
        return .lightweight("the column is dropped by the mapping", loss: ["every value of `\(path)`"])
    }
}
