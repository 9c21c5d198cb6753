import SchemaModel

/// TRUTH 1.4 "Push attribute down": rows of the old owner and of its other children lose the value.
struct PropertyMovedDown: JudgingRule {
    let name = "property-moved-down"
    let summary = "a property that moves to a child, or aside, is lost to every row that is no such child"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .moved = change.content, let path = change.oldPath, let owner = step.newEntity(change) else {
            return nil
        }
        return .lightweight(
            "only rows of `\(owner.name)` have a place for it now",
            loss: ["`\(path)` of every row that is no `\(owner.name)`"])
    }
}
