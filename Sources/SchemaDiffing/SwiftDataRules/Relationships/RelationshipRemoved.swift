import SchemaModel

/// TRUTH 1.7 "Remove".
struct RelationshipRemoved: JudgingRule {
    let name = "relationship-removed"
    let summary = "the links of a removed relationship are dropped without a word"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .relationship, case .removed = change.content, let path = change.oldPath else {
            return nil
        }
        return .lightweight("the links are dropped by the mapping", loss: ["every link of `\(path)`"])
    }
}
