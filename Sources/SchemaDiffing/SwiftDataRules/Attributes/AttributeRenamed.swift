import SchemaModel

/// TRUTH 1.5 "Rename + id".
struct AttributeRenamed: JudgingRule {
    let name = "attribute-renamed"
    let summary = "a renamed attribute keeps its values: its first name goes through all versions"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute, change.key == .name else { return nil }
        return .lightweight("its identity `\(change.element.member ?? "")` tells the store where the values are")
    }
}
