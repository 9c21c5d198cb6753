import SchemaModel

/// TRUTH 1.4 "Abstract -> concrete".
struct EntityBecameConcrete: JudgingRule {
    let name = "entity-became-concrete"
    let summary = "an entity that becomes concrete loses nothing"
    let source = Sources.entityHash
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .abstract, let entity = step.newEntity(change), !entity.isAbstract else { return nil }
        return .lightweight("abstractness is part of the version hash")
    }
}
