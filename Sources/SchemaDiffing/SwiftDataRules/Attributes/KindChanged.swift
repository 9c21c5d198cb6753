import SchemaModel

/// TRUTH 1.5 "Attribute <-> relationship, same name": matched by key, removed and added without an error.
struct KindChanged: JudgingRule {
    let name = "kind-changed"
    let summary = "an attribute that becomes a relationship, or the reverse, is removed and added: its data is lost"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .removed = change.content, let path = change.oldPath, let member = change.element.member,
            let entity = step.newEntity(identity: change.element.owner)
        else { return nil }
        let isTaken: Bool
        switch change.element.kind {
        case .attribute:
            isTaken =
                step.oldAttribute(change)?.isStored == true
                && step.to.allRelationships(of: entity.name).contains { $0.identity == member }
        case .relationship: isTaken = step.to.allAttributes(of: entity.name).contains { $0.identity == member }
        case .schema, .enumeration, .enumCase, .composite, .field, .entity: return nil
        }
        guard isTaken else { return nil }
        return .bridge(
            "the store drops the old property and adds one of another kind, without an error",
            loss: ["every value of `\(path)`"])
    }
}
