import SchemaModel

/// TRUTH 1.7 "Rename + id".
struct RelationshipRenamed: JudgingRule {
    let name = "relationship-renamed"
    let summary = "a renamed relationship keeps its links: its first name goes through all versions"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .relationship, change.key == .name else { return nil }
        return .lightweight("its identity `\(change.element.member ?? "")` tells the store where the links are")
    }
}
