import SchemaModel

/// TRUTH 1.4 "Insert/remove intermediate parent", "Change parent (same root family)".
struct ParentChanged: JudgingRule {
    let name = "parent-changed"
    let summary = "another parent inside one hierarchy keeps every property that lines up by identity"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .extends else { return nil }
        return .lightweight("properties keep their values where they line up by identity")
    }
}
