import SchemaModel

/// TRUTH 1.4 "Add entity".
struct EntityAdded: JudgingRule {
    let name = "entity-added"
    let summary = "a new entity is a new table; no row that exists is touched"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, case .added = change.content else { return nil }
        return .lightweight("a new table comes to the store")
    }
}
