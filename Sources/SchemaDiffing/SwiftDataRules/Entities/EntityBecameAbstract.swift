import SchemaModel

/// TRUTH 1.4 "Concrete -> abstract".
struct EntityBecameAbstract: JudgingRule {
    let name = "entity-became-abstract"
    let summary = "rows of an entity that becomes abstract can no longer be instantiated"
    let source = Sources.entityHash
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .abstract, let entity = step.newEntity(change), entity.isAbstract else { return nil }
        return .lightweight(
            "abstractness is part of the version hash", loss: ["rows of exactly `\(entity.name)`, of no sub-entity"])
    }
}
