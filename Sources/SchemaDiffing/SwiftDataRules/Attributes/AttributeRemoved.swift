import SchemaModel

/// TRUTH 1.5 "Remove".
struct AttributeRemoved: JudgingRule {
    let name = "attribute-removed"
    let summary = "the column of a removed attribute is dropped without a word"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute, case .removed = change.content, let path = change.oldPath else {
            return nil
        }
        return .lightweight("the column is dropped by the mapping", loss: ["every value of `\(path)`"])
    }
}
