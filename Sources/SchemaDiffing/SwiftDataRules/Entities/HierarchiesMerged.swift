import SchemaModel

/// TRUTH 1.4 "Merge two hierarchies": refused.
struct HierarchiesMerged: JudgingRule {
    let name = "hierarchies-merged"
    let summary = "entities without a common parent cannot gain one by inference: a bridge is needed"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .extends, let old = step.oldEntity(change), old.parent == nil, step.joinsFamilies(change)
        else { return nil }
        return .bridge(
            "`\(old.name)` joins a hierarchy that other rows already belong to, in another table (error 134190)")
    }
}
