import SchemaModel

/// Links that are kept otherwise than before, and what happens to them at deletions (TRUTH 4.3).
extension TableEffect {
    /// A link that both versions have, with other ends or other numbers at them.
    static func relinking(
        _ old: EntityLink, _ new: EntityLink, _ change: SchemaChange, _ step: SchemaStep
    ) -> TableEffect {
        let path = change.path.map { "\($0)" } ?? ""
        let isSameOwner = step.isSame(old.owner, new.owner)
        switch (old.storage, new.storage) {
        case (.foreignKey, .joinTable):
            return TableEffect(
                [.createReferencingTable, .moveRows, .dropColumn], "the links go from a foreign key to a join table")
        case (.joinTable, .foreignKey):
            return TableEffect(
                [.addColumn(.emptyReference), .moveRows, .dropTable], need: .backfill,
                loss: ["all links of `\(path)` but one a row"], "a foreign key has room for one link a row")
        case (.joinTable, .joinTable):
            if isSameOwner { return deleting(old, new) }
            return TableEffect(
                [.renameTable, .renameColumn], "the join table gets the name of the other end")
        case (.foreignKey(let wasUnique), .foreignKey(let isUnique)):
            guard isSameOwner else {
                let isNarrowed = !wasUnique
                return TableEffect(
                    [.addColumn(.emptyReference), .moveRows, .dropColumn], need: isNarrowed ? .backfill : .nothing,
                    loss: isNarrowed ? ["all links of `\(path)` but one a row"] : [],
                    "the foreign key goes to the table of the other end")
            }
            var effect = deleting(old, new)
            if isUnique, !wasUnique {
                effect.operations += [.dropIndex, .addUniqueIndex]
                (effect.need, effect.reason) = (
                    .dedupe, "two rows may lead to the same one, which the unique index refuses"
                )
            } else if wasUnique, !isUnique {
                effect.operations += [.dropIndex, .addIndex]
                effect.reason = "several rows may lead to the same one now"
            }
            return effect
        }
    }

    /// A link that stays where it is and acts otherwise when a row of either end is deleted.
    static func deleting(_ old: EntityLink, _ new: EntityLink) -> TableEffect {
        var operations: [TableOperation] = []
        switch new.storage {
        case .foreignKey: operations += action(old.actionAtDestination, new.actionAtDestination)
        case .joinTable:
            operations += action(old.joinActionAtOwner, new.joinActionAtOwner)
            operations += action(old.joinActionAtMember, new.joinActionAtMember)
        }
        if old.leavesDangling != new.leavesDangling { operations.append(.changeRowKey) }
        if old.triggers != new.triggers { operations.append(.changeTrigger) }
        if operations.isEmpty { return .none("no foreign key and no trigger acts otherwise") }
        return TableEffect(operations, "foreign keys and triggers act out the delete rule")
    }

    private static func action(
        _ old: EntityLink.DeleteAction?, _ new: EntityLink.DeleteAction?
    ) -> [TableOperation] {
        if old == new { return [] }
        if old == nil { return [.addForeignKey] }
        return new == nil ? [.dropForeignKey] : [.changeForeignKey]
    }
}

extension EntityLink {
    /// What triggers do for the link.
    fileprivate var triggers: [Bool] {
        let rules = [owner.relationship.deleteRule, other?.relationship.deleteRule ?? .nullify]
        switch storage {
        case .foreignKey: return [rules[0] == .cascade, rules[0] == .deny]
        case .joinTable: return [rules[0] == .cascade, rules[1] == .cascade, needsCleaning]
        }
    }
}

extension SchemaStep {
    /// Whether two ends, of the old and of the new version, are one by identity.
    func isSame(_ old: EntityLink.End, _ new: EntityLink.End) -> Bool {
        old.relationship.identity == new.relationship.identity
            && from.root(of: old.entity)?.identity == to.root(of: new.entity)?.identity
    }

    /// The link of the old version that an end of `link`, of the new one, belonged to.
    func oldLink(of link: EntityLink) -> EntityLink? {
        oldLink(endingAt: link.owner) ?? link.other.flatMap { oldLink(endingAt: $0) }
    }

    /// The link of the old version that had the end.
    func oldLink(endingAt end: EntityLink.End) -> EntityLink? {
        guard let identity = to.entities[end.entity]?.identity, let entity = oldEntity(identity: identity) else {
            return nil
        }
        let relationship = entity.relationships.first { $0.identity == end.relationship.identity }
        return relationship.flatMap { oldLinks[ElementPath(entity.name, $0.name)] }
    }

    /// The link of the new version that has the end.
    func newLink(endingAt end: EntityLink.End) -> EntityLink? {
        guard let identity = from.entities[end.entity]?.identity, let entity = newEntity(identity: identity) else {
            return nil
        }
        let relationship = entity.relationships.first { $0.identity == end.relationship.identity }
        return relationship.flatMap { newLinks[ElementPath(entity.name, $0.name)] }
    }
}
