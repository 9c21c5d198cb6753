import SchemaModel

/// TRUTH 1.5: transient attributes are not stored, and so not mirrored.
struct CloudKitUnstoredAttributeChanged: JudgingRule {
    let name = "cloudkit-unstored-attribute-changed"
    let summary = "a transient or ephemeral attribute has no field in the cloud"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute else { return nil }
        let versions = [step.oldAttribute(change), step.newAttribute(change)].compactMap { $0 }
        guard versions.contains(where: { !$0.isStored }) else { return nil }
        if versions.allSatisfy({ !$0.isStored }) { return .none("the attribute has no field in the cloud") }
        guard change.key != .transient, change.key != .ephemeral else { return nil }
        return .none("what is mirrored changes with `transient` or `ephemeral`, which says so")
    }
}
