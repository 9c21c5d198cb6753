import SchemaModel

/// The name of a schema names generated types and is not stored.
struct SchemaRenamed: JudgingRule {
    let name = "schema-renamed"
    let summary = "the name of a schema names generated types: no store keeps it"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .schema, change.key == .name else { return nil }
        return .none("no store keeps the name of a schema")
    }
}
