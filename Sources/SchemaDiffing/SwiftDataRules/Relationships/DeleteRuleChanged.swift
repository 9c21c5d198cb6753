import SchemaModel

/// TRUTH 1.3, 1.7 "Delete rule": not in the hash.
struct DeleteRuleChanged: JudgingRule {
    let name = "delete-rule-changed"
    let summary = "a delete rule is behaviour: it is no part of the version hash and never a version of its own"
    let source = Sources.relationshipHash
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .deleteRule else { return nil }
        return .none("a delete rule is behaviour and changes no stored row")
    }
}
