import SchemaModel

/// TRUTH 1.7 "Optional -> mandatory".
struct RelationshipBecameMandatory: JudgingRule {
    let name = "relationship-became-mandatory"
    let summary = "a to-one that becomes mandatory fails on every row that has nothing at the other end"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .optional, let relationship = step.newRelationship(change), !relationship.isOptional,
            !relationship.isToMany
        else { return nil }
        return .conditional(
            .backfill, "a single row with nothing at the other end makes the migration fail (error 134110)")
    }
}
