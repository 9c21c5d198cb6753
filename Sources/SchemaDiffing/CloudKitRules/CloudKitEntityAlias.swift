import SchemaModel

/// TRUTH 1.4 "Rename entity": the stored class keeps its first name, so nothing is renamed.
struct CloudKitEntityAlias: JudgingRule {
    let name = "cloudkit-entity-alias"
    let summary = "a SwiftData class keeps its first name, and so does its record type: the new name is an alias"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, change.key == .name else { return nil }
        return .none("the stored class keeps its first name `\(change.element.owner)`, and so does the record type")
    }
}
