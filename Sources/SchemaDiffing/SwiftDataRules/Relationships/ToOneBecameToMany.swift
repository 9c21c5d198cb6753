import SchemaModel

/// TRUTH 1.7 "To-one -> to-many".
struct ToOneBecameToMany: JudgingRule {
    let name = "to-one-became-to-many"
    let summary = "a to-one that becomes a to-many keeps its link as the only member"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .many, step.newRelationship(change)?.isToMany == true else { return nil }
        return .lightweight("the one link is kept")
    }
}
