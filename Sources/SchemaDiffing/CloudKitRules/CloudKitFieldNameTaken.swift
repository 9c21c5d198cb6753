import SchemaModel

/// TRUTH 5, CK14: a removed field stays, with the values that were written to it.
struct CloudKitFieldNameTaken: JudgingRule {
    let name = "cloudkit-field-name-taken"
    let summary = "a new property that takes the name of an older one takes its field, with every value in it"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added = change.content, let path = change.newPath, let name = path.member,
            change.element.kind == .attribute || change.element.kind == .relationship,
            let entity = step.newEntity(change), let old = step.oldEntity(identity: entity.identity),
            step.from.allAttributes(of: old.name).contains(where: { $0.name == name })
                || step.from.allRelationships(of: old.name).contains(where: { $0.name == name })
        else { return nil }
        return .impossible("the field of the older `\(path)` is still there, with its type and its values")
    }
}
