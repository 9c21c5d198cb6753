import SchemaModel

/// TRUTH 1.7 "Unordered -> ordered": SwiftData has no ordered relationship, the tool keeps a position.
struct OrderAdded: JudgingRule {
    let name = "order-added"
    let summary = "a relationship that becomes ordered starts in an arbitrary order"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .ordered, step.newRelationship(change)?.isOrdered == true else { return nil }
        return .lightweight("rows that exist start in an arbitrary order")
    }
}
