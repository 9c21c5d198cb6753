import SchemaModel

/// TRUTH 1.4 "Rename entity": the stored class keeps its first name, the app sees an alias.
struct EntityRenamed: JudgingRule {
    let name = "entity-renamed"
    let summary = "SwiftData cannot rename a class: the stored class keeps its first name and the new one is an alias"
    let source = Sources.model
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, change.key == .name else { return nil }
        return .none("the stored class keeps its first name `\(change.element.owner)`; the new name is an alias")
    }
}
