import SchemaModel

/// TRUTH 1.7 "To-many -> to-one": refused.
struct ToManyBecameToOne: JudgingRule {
    let name = "to-many-became-to-one"
    let summary = "the store cannot choose which of many survives: a to-many that becomes a to-one needs a bridge"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .many, step.newRelationship(change)?.isToMany == false, let path = change.oldPath else {
            return nil
        }
        return .bridge(
            "the store cannot choose a survivor among many (error 134190)",
            loss: ["all links of `\(path)` but one a row"])
    }
}
