import SchemaModel

/// An ephemeral attribute is tracked and not stored; SwiftData still describes it to the store.
struct EphemeralAttributeChanged: JudgingRule {
    let name = "ephemeral-attribute-changed"
    let summary = "an ephemeral attribute holds no stored value: nothing can be lost or missing"
    let source = Sources.propertyHash
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute, change.key != .transient, change.key != .ephemeral else { return nil }
        let versions = [step.oldAttribute(change), step.newAttribute(change)].compactMap { $0 }
        guard versions.contains(where: \.isEphemeral) else { return nil }
        if !versions.allSatisfy(\.isEphemeral) {
            return .lightweight("what is stored changes with `ephemeral`, which says so")
        }
        switch change.key {
        case nil, .name, .type, .optional, .externalStorage, .preserveValueOnDeletion, .derived:
            return .lightweight("an ephemeral attribute holds no stored value")
        default: return .none("an ephemeral attribute holds no stored value")
        }
    }
}
