import SchemaModel

/// TRUTH 1.4 "Pull attribute up".
struct PropertyMovedUp: JudgingRule {
    let name = "property-moved-up"
    let summary = "a property that moves to a parent keeps its values"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .moved(let origin) = change.content, let owner = step.newEntity(change),
            let old = step.to.entities.first(where: { $0.identity == origin }),
            step.to.lineage(of: old.name).contains(where: { $0.identity == owner.identity })
        else { return nil }
        return .lightweight("`\(old.name)` inherits it now and keeps its values")
    }
}
