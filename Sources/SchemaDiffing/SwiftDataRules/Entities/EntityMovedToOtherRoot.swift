import SchemaModel

/// TRUTH 1.4 "Move entity to other root": weakly documented.
struct EntityMovedToOtherRoot: JudgingRule {
    let name = "entity-moved-to-other-root"
    let summary = "an entity that moves below another root moves to another table; rows keep the properties that stay"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .extends, let old = step.oldEntity(change), let new = step.newEntity(change),
            let oldRoot = step.from.root(of: old.name), let newRoot = step.to.root(of: new.name)
        else { return nil }
        let isSplit = new.parent == nil && old.parent != nil
        guard isSplit || (old.parent != nil && step.joinsFamilies(change)), oldRoot.identity != newRoot.identity else {
            return nil
        }
        return .lightweight("rows move from the table of `\(oldRoot.name)` to that of `\(newRoot.name)`")
    }
}
