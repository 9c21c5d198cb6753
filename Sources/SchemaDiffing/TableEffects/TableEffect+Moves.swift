import SchemaModel

/// Properties that move within a hierarchy: in one table, only the rules of their column change.
extension TableEffect {
    static func moving(_ change: SchemaChange, _ step: SchemaStep) -> TableEffect {
        guard case .moved(let origin) = change.content, let old = step.oldEntity(change),
            let owner = step.newEntity(change), let path = change.oldPath
        else { return .none("nothing moves") }
        let heir = step.newEntity(identity: origin)
        let isUp = heir.map { step.to.lineage(of: $0.name).contains { $0.identity == owner.identity } } ?? false
        let loss = isUp ? [] : ["`\(path)` of every row that is no `\(owner.name)`"]
        let need: ChangeRecord.Need = step.leavesRowsWithout(change) ? .backfill : .nothing
        if step.from.root(of: old.name)?.identity != step.to.root(of: owner.name)?.identity {
            return TableEffect([.moveRows], need: need, loss: loss, "the values go to another table")
        }
        if step.isFree(change) {
            return TableEffect([], need: need, loss: loss, "the column stays in the table that the hierarchy shares")
        }
        return TableEffect(
            [.changeCheck], need: need, loss: loss, "the column stays, and other kinds of rows must have it or must not"
        )
    }
}

extension SchemaStep {
    /// Whether rows that did not have the moved property must have it now, and nothing fills it.
    fileprivate func leavesRowsWithout(_ change: SchemaChange) -> Bool {
        if let attribute = newAttribute(change) { return !to.fillsItself(attribute) }
        guard let relationship = newRelationship(change) else { return false }
        return !relationship.isToMany && !relationship.isOptional
    }

    /// Whether no rule of the table speaks of the moved property's column: it may be empty in every row.
    fileprivate func isFree(_ change: SchemaChange) -> Bool {
        if let old = oldAttribute(change), let new = newAttribute(change) { return old.isOptional && new.isOptional }
        // Of a to-one, a CHECK says which kinds have it; a to-many is held elsewhere.
        return newRelationship(change)?.isToMany == true && oldRelationship(change)?.isToMany == true
    }
}
