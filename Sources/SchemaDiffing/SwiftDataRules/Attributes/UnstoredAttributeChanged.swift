import SchemaModel

/// TRUTH 1.5 "Add transient", "Transient type/rename": transient properties do not enter the hash.
struct UnstoredAttributeChanged: JudgingRule {
    let name = "unstored-attribute-changed"
    let summary = "a transient attribute is not stored and no part of the version hash"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute, change.key != .transient else { return nil }
        let versions = [step.oldAttribute(change), step.newAttribute(change)].compactMap { $0 }
        guard versions.contains(where: \.isTransient) else { return nil }
        if !versions.allSatisfy(\.isTransient) {
            return .none("what is stored changes with `transient`, which says so")
        }
        return .none("a transient attribute is not stored")
    }
}
