import SchemaModel

/// TRUTH 1.4 "Remove entity": all rows go, silently.
struct EntityRemoved: JudgingRule {
    let name = "entity-removed"
    let summary = "all rows of a removed entity are deleted without a word"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, case .removed = change.content, let path = change.oldPath else {
            return nil
        }
        return .lightweight(
            "the entity's rows are deleted by the mapping, and its persistent history is cut (error 134301 for old tokens)",
            loss: ["every row of `\(path)`"])
    }
}
