import SchemaModel

/// TRUTH 1.4 "Pull attribute up". Rows that never had the property are judged as if it had been added.
struct PropertyMovedUp: JudgingRule {
    let name = "property-moved-up"
    let summary = "a property that moves to a parent keeps its values; other children need one of their own"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .moved(let origin) = change.content, let owner = step.newEntity(change),
            let old = step.newEntity(identity: origin),
            step.to.lineage(of: old.name).contains(where: { $0.identity == owner.identity })
        else { return nil }
        if step.newAttribute(change).map(step.to.fillsItself) ?? fillsItself(step.newRelationship(change)) {
            return .lightweight("`\(old.name)` inherits it now and keeps its values")
        }
        return .conditional(
            .bridge, "rows of `\(owner.name)` that are no `\(old.name)` have no value for it (error 134110)")
    }

    private func fillsItself(_ relationship: Relationship?) -> Bool {
        guard let relationship else { return true }
        return relationship.isOptional || relationship.isToMany && (relationship.minimumCount ?? 0) == 0
    }
}
