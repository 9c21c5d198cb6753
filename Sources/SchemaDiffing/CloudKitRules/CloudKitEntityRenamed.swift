import SchemaModel

/// TRUTH 5, CK15.
struct CloudKitEntityRenamed: JudgingRule {
    let name = "cloudkit-entity-renamed"
    let summary = "Core Data refuses to rename an entity of a mirrored store"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, change.key == .name else { return nil }
        return .impossible("the local migration of a mirrored store refuses the new name (error 134110)")
    }
}
