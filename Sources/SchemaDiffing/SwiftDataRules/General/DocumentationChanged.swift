import SchemaModel

/// Documentation is for people; no store reads it.
struct DocumentationChanged: JudgingRule {
    let name = "documentation-changed"
    let summary = "a doc text is for people: no store reads it"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .doc else { return nil }
        return .none("no store reads documentation")
    }
}
