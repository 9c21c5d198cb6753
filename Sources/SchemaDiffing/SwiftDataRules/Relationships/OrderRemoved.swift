import SchemaModel

/// TRUTH 1.7 "Ordered -> unordered": the order is lost.
struct OrderRemoved: JudgingRule {
    let name = "order-removed"
    let summary = "a relationship that ceases to be ordered loses its order"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .ordered, step.newRelationship(change)?.isOrdered == false, let path = change.oldPath else {
            return nil
        }
        return .lightweight("the positions are dropped", loss: ["the order of `\(path)`"])
    }
}
