import SchemaModel

/// TRUTH 1.7 "Destination widened to superclass".
struct DestinationWidened: JudgingRule {
    let name = "destination-widened"
    let summary = "a relationship that now leads to an ancestor of its old destination keeps its links"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .to, let old = step.oldRelationship(change), let new = step.newRelationship(change),
            let before = step.from.entities[old.destination],
            let entity = step.newEntity(identity: before.identity),
            step.to.lineage(of: entity.name).contains(where: { $0.name == new.destination })
        else { return nil }
        return .lightweight("every `\(entity.name)` is a `\(new.destination)`")
    }
}
