import SchemaModel

/// Relationships: a foreign key in the table of one end, or a join table.
extension TableEffect {
    static func ofRelationship(_ change: SchemaChange, _ step: SchemaStep) -> TableEffect {
        let links = step.links(change)
        switch change.content {
        case .added: return adding(change, links.new, step)
        case .removed: return removing(change, links.old, step)
        case .moved: return moving(change, step)
        case .changed(let keys):
            guard let old = links.old, let new = links.new else { return .unknown(keys.key) }
            return ofRelationship(keys, change, step, old, new)
        }
    }

    private static func ofRelationship(
        _ keys: KeyChange, _ change: SchemaChange, _ step: SchemaStep, _ old: EntityLink, _ new: EntityLink
    ) -> TableEffect {
        switch keys.key {
        case .name:
            guard old.owner.path == change.oldPath else { return .none("the other end gives the link its name") }
            return TableEffect(
                old.storage == .joinTable ? [.renameTable, .renameColumn] : [.renameColumn],
                "the link gets another name")
        case .many, .inverse: return relinking(old, new, change, step)
        case .to: return redirecting(change, step, new)
        case .optional: return requiring(change, step, old, new)
        case .ordered: return ordering(change, step, new)
        case .deleteRule: return relinking(old, new, change, step)
        case .min, .max: return .none("tables do not count members")
        case .hashModifier: return .none("tables do not hold `\(keys.key.rawValue)`")
        default: return .unknown(keys.key)
        }
    }

    private static func adding(_ change: SchemaChange, _ link: EntityLink?, _ step: SchemaStep) -> TableEffect {
        guard let link, let path = change.newPath else { return .none("no table holds the link") }
        guard link.owner.path == path else {
            guard let old = step.oldLink(of: link) else { return .none("the other end holds the link") }
            var effect = relinking(old, link, change, step)
            if step.newRelationship(change)?.isOrdered == true, old.storage == link.storage {
                effect.operations += [.addColumn(.empty), .dropIndex, .addIndex]
            }
            return effect
        }
        if let other = link.other, let old = step.oldLink(endingAt: other) {
            return relinking(old, link, change, step)
        }
        guard case .foreignKey(let isUnique) = link.storage else {
            return TableEffect([.createReferencingTable], "no row has a link yet")
        }
        let index: TableOperation = isUnique ? .addUniqueIndex : .addIndex
        if !link.owner.relationship.isOptional {
            return TableEffect(
                [.addColumn(.missing), .addForeignKey, index], need: .backfill, "rows that exist have no link to give")
        }
        let column: TableOperation = .addColumn(link.actionAtDestination == nil ? .empty : .emptyReference)
        return TableEffect([column, index], "rows that exist have no link")
    }

    private static func removing(_ change: SchemaChange, _ link: EntityLink?, _ step: SchemaStep) -> TableEffect {
        guard let link, let path = change.oldPath else { return .none("no table held the link") }
        let loss = ["every link of `\(path)`"]
        let rest = link.owner.path == path ? link.other : link.owner
        if let rest, let new = step.newLink(endingAt: rest), !link.isSymmetric {
            var effect = relinking(link, new, change, step)
            if step.oldRelationship(change)?.isOrdered == true, link.storage == new.storage {
                effect.operations += [.dropIndex, .dropColumn, .addIndex]
                effect.loss.append("the order of `\(path)`")
                effect.reason += ", and the positions go"
            }
            return effect
        }
        guard link.owner.path == path else { return TableEffect([], loss: loss, "the other end held the link") }
        if link.storage == .joinTable { return TableEffect([.dropTable], loss: loss, "the join table goes") }
        let isOfSubclass = step.oldEntity(change)?.parent != nil
        return TableEffect(
            [.dropIndex, isOfSubclass ? .dropCheckedColumn : .dropColumn], loss: loss, "the foreign key goes")
    }

    private static func requiring(
        _ change: SchemaChange, _ step: SchemaStep, _ old: EntityLink, _ new: EntityLink
    ) -> TableEffect {
        guard let relationship = step.newRelationship(change), !relationship.isToMany, old.storage != .joinTable else {
            return .none("a to-many that is absent is one without members")
        }
        if !step.isSame(old.owner, new.owner) { return relinking(old, new, change, step) }
        guard new.owner.path == change.newPath else { return .none("the other end holds the link") }
        let isOfSubclass = step.newEntity(change)?.parent != nil
        var operations = optionality(relationship.isOptional, byCheck: isOfSubclass)
        if old.actionAtDestination != new.actionAtDestination { operations.append(.changeForeignKey) }
        if relationship.isOptional { return TableEffect(operations, "every row keeps its link") }
        return TableEffect(operations, need: .backfill, "rows without a link would break the rule")
    }

    private static func ordering(_ change: SchemaChange, _ step: SchemaStep, _ new: EntityLink) -> TableEffect {
        guard step.newRelationship(change)?.isOrdered == true else {
            let loss = change.oldPath.map { ["the order of `\($0)`"] } ?? []
            return TableEffect([.dropIndex, .dropColumn, .addIndex], loss: loss, "the positions go")
        }
        return TableEffect(
            [.addColumn(.empty), .dropIndex, .addIndex], "rows that exist have no position and come in any order")
    }

    private static func redirecting(_ change: SchemaChange, _ step: SchemaStep, _ new: EntityLink) -> TableEffect {
        guard let old = step.oldRelationship(change), let path = change.newPath,
            let relationship = step.newRelationship(change), let before = step.from.entities[old.destination]
        else { return .none("nothing leads elsewhere") }
        let target = step.newEntity(identity: before.identity)
        let lineage = target.map { step.to.lineage(of: $0.name) } ?? []
        if lineage.contains(where: { $0.name == relationship.destination }) {
            return .none("every row of `\(before.name)` is one of `\(relationship.destination)`, in the same table")
        }
        if let root = lineage.last, root.identity == step.to.root(of: relationship.destination)?.identity {
            return TableEffect(
                [.updateRows], need: .backfill,
                loss: ["links of `\(path)` to rows that are none of `\(relationship.destination)`"],
                "the table stays, but not every row of it is one of `\(relationship.destination)`")
        }
        return TableEffect(
            [.updateRows, .changeForeignKey], need: .backfill, loss: ["every link of `\(path)`"],
            "old keys mean no rows of `\(relationship.destination)`")
    }
}
