import SchemaModel

/// Entities: one table for a root and all that extend it, with the kind of each row where there are several.
extension TableEffect {
    static func ofEntity(_ change: SchemaChange, _ step: SchemaStep) -> TableEffect {
        switch change.content {
        case .added(.entity(let entity)): return adding(entity, change, step)
        case .removed(.entity(let entity)): return removing(entity, step)
        case .added, .removed, .moved: return .none("an entity is an entity")
        case .changed(let keys):
            guard let old = step.oldEntity(change), let new = step.newEntity(change) else { return .unknown(keys.key) }
            return ofEntity(keys, change, step, old, new)
        }
    }

    private static func ofEntity(
        _ keys: KeyChange, _ change: SchemaChange, _ step: SchemaStep, _ old: Entity, _ new: Entity
    ) -> TableEffect {
        switch keys.key {
        case .name: return renaming(old, new, step)
        case .table:
            if (old.table ?? old.name) == (new.table ?? new.name) { return .none("the table keeps its name") }
            if old.parent == nil || step.ownsJoinTable(old, in: step.oldLinks) {
                return TableEffect([.renameTable], "tables get the other name")
            }
            return .none("the rows are in the table of another entity")
        case .abstract:
            guard new.isAbstract else { return TableEffect([.changeCheck], "the CHECK of kinds admits one more") }
            return TableEffect(
                [.deleteRows, .changeCheck], loss: ["rows of exactly `\(new.name)`, of no sub-entity"],
                "the CHECK of kinds does not admit `\(new.name)` any more")
        case .extends: return changingParent(old, new, change, step)
        case .unique: return unique(keys, step, old, new)
        case .indexes: return index(keys)
        case .class, .hashModifier: return .none("tables do not hold `\(keys.key.rawValue)`")
        default: return .unknown(keys.key)
        }
    }

    private static func adding(_ entity: Entity, _ change: SchemaChange, _ step: SchemaStep) -> TableEffect {
        let hasReferences = entity.relationships.contains {
            step.newLinks[ElementPath(entity.name, $0.name)]?.owner.entity == entity.name
        }
        let lineage = step.to.lineage(of: entity.name)
        guard lineage.contains(where: { !step.isNew($0) }) else {
            return TableEffect(
                [hasReferences ? .createReferencingTable : .createTable], "no row of the new entity exists")
        }
        var operations: [TableOperation] = entity.isAbstract ? [] : [.changeCheck]
        if entity.attributes.contains(where: \.isStored) { operations.append(.addColumn(.empty)) }
        if hasReferences { operations.append(.addColumn(.emptyReference)) }
        return TableEffect(
            operations, "the table of `\(lineage.last?.name ?? entity.name)` admits one more kind of row")
    }

    private static func removing(_ entity: Entity, _ step: SchemaStep) -> TableEffect {
        let loss = entity.isAbstract ? [] : ["every row of `\(entity.name)`"]
        guard entity.parent != nil else { return TableEffect([.dropTable], loss: loss, "the table goes with its rows") }
        if !entity.isAbstract {
            return TableEffect(
                [.deleteRows, .changeCheck], loss: loss, "the table it shares admits one kind of row less")
        }
        if entity.attributes.isEmpty, entity.relationships.isEmpty { return .none("no row and no column was its own") }
        return TableEffect([.dropCheckedColumn], "its columns go")
    }

    private static func renaming(_ old: Entity, _ new: Entity, _ step: SchemaStep) -> TableEffect {
        var operations: [TableOperation] = []
        if old.parent == nil, (old.table ?? old.name) != (new.table ?? new.name) { operations.append(.renameTable) }
        if step.ownsJoinTable(old, in: step.oldLinks) { operations += [.renameTable, .renameColumn] }
        if !new.isAbstract, step.hasKinds(of: new) { operations += [.updateRows, .changeCheck] }
        if operations.isEmpty { return .none("no table and no kind of row bears the name") }
        return TableEffect(operations, "tables, their links and the kinds of rows bear the name")
    }

    private static func changingParent(
        _ old: Entity, _ new: Entity, _ change: SchemaChange, _ step: SchemaStep
    ) -> TableEffect {
        let before = Set(step.from.allAttributes(of: old.name).map(\.identity))
        let after = step.to.allAttributes(of: new.name)
        let kept = Set(after.map(\.identity))
        let isMissing = after.contains {
            !before.contains($0.identity) && $0.isStored && !step.to.fillsItself($0)
        }
        let loss = step.from.allAttributes(of: old.name)
            .filter { !kept.contains($0.identity) && $0.isStored && old.attributes[$0.name] == nil }
            .map { "`\($0.name)` of every row of `\(new.name)`" }
        let need: ChangeRecord.Need = isMissing ? .backfill : .nothing
        let oldRoot = step.from.root(of: old.name)
        let newRoot = step.to.root(of: new.name)
        if oldRoot?.identity == newRoot?.identity {
            return TableEffect([.changeCheck], need: need, loss: loss, "rows stay in the table of their root")
        }
        if old.parent == nil, !step.joinsFamilies(change), step.isNew(newRoot) {
            return TableEffect(
                [.renameTable, .changeCheck], need: need, loss: loss, "the table becomes that of the new root")
        }
        return TableEffect(
            [.moveRows, .changeCheck], need: need, loss: loss,
            "rows get new numbers in the table of `\(newRoot?.name ?? new.name)`, and links follow")
    }

    private static func unique(_ keys: KeyChange, _ step: SchemaStep, _ old: Entity, _ new: Entity) -> TableEffect {
        guard case .members(let members) = keys.new else {
            return TableEffect([.dropIndex], "no row can break a constraint that is gone")
        }
        if keys.old != .absent {
            return TableEffect([.dropIndex, .addUniqueIndex], "the same members stay unique together")
        }
        let before = Set(step.from.allAttributes(of: old.name).map(\.identity))
        let known = Dictionary(step.to.allAttributes(of: new.name).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let added = members.compactMap { known[$0] }.filter { !before.contains($0.identity) }
        if added.contains(where: { $0.defaultValue == nil && $0.isOptional && !$0.type.isComposite }) {
            return TableEffect([.addUniqueIndex], "rows that exist hold no value, and absent values are never equal")
        }
        if added.contains(where: { $0.defaultValue == .generatedUUID }) {
            return TableEffect([.addUniqueIndex], "each row that exists gets a value of its own")
        }
        return TableEffect([.addUniqueIndex], need: .dedupe, "rows that collide make the index fail")
    }

    private static func index(_ keys: KeyChange) -> TableEffect {
        if keys.new == .absent { return TableEffect([.dropIndex], "an index holds no value of its own") }
        return TableEffect(
            keys.old == .absent ? [.addIndex] : [.dropIndex, .addIndex], "an index holds no value of its own")
    }
}

extension SchemaStep {
    /// Whether `entity` gives its name to a join table among `links`.
    func ownsJoinTable(_ entity: Entity, in links: [ElementPath: EntityLink]) -> Bool {
        entity.relationships.contains {
            guard let link = links[ElementPath(entity.name, $0.name)] else { return false }
            return link.storage == .joinTable && link.owner.entity == entity.name
        }
    }

    /// Whether rows of the table of `entity`, of the new version, say which kind they are.
    func hasKinds(of entity: Entity) -> Bool {
        entity.parent != nil || entity.isAbstract || to.entities.contains { $0.parent == entity.name }
    }

    /// Whether `entity`, of the new version, is in no way in the old one.
    func isNew(_ entity: Entity?) -> Bool {
        guard let entity else { return false }
        return oldEntity(identity: entity.identity) == nil
    }
}
