import SchemaModel

/// TRUTH 1.5 "Add transient", "Transient type/rename". Core Data has one word for transient and ephemeral.
struct CoreDataUnstoredAttributeChanged: JudgingRule {
    let name = "coredata-unstored-attribute-changed"
    let summary = "a transient or ephemeral attribute is transient in Core Data: not stored and not hashed"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute else { return nil }
        let versions = [step.oldAttribute(change), step.newAttribute(change)].compactMap { $0 }
        guard versions.contains(where: { !$0.isStored }) else { return nil }
        if versions.allSatisfy({ !$0.isStored }) { return .none("a transient attribute is not stored") }
        guard change.key != .transient, change.key != .ephemeral else { return nil }
        return .none("what is stored changes with `transient` or `ephemeral`, which says so")
    }
}
