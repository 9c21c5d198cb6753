import SchemaModel

/// Below iOS 26 an abstract entity has no class at all.
struct CallersEntityBecameAbstract: JudgingRule {
    let name = "callers-entity-became-abstract"
    let summary = "an abstract entity has no class below iOS 26: source that makes objects of it does not compile"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .abstract, let entity = step.newEntity(change), entity.isAbstract else { return nil }
        return .edit("no object of exactly `\(entity.name)` can be made")
    }
}
