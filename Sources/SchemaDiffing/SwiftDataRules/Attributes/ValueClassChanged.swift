import SchemaModel

/// TRUTH 1.5 "attributeValueClassName".
struct ValueClassChanged: JudgingRule {
    let name = "value-class-changed"
    let summary = "the value class is no part of the version hash: old bytes are read as the new class"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .valueClass, let path = change.oldPath else { return nil }
        return .none(
            "the version hash does not move, and old bytes are read as the new class",
            loss: ["values of `\(path)` that the new class cannot read"])
    }
}
