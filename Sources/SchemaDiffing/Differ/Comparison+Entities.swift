import SchemaModel

/// Entities, their keys and the lists of members they hold.
extension Comparison {
    mutating func compareEntities() {
        var kept: [(Entity, Entity)] = []
        kept.reserveCapacity(to.entities.count)
        match(from.entities, to.entities) { old, new in
            kept.append((old, new))
        } removed: { old in
            let element = ElementIdentity(.entity, owner: old.identity)
            changes.append(
                SchemaChange(element, oldPath: ElementPath(old.name), newPath: nil, .removed(.entity(old))))
        } added: { new in
            let element = ElementIdentity(.entity, owner: new.identity)
            changes.append(
                SchemaChange(element, oldPath: nil, newPath: ElementPath(new.name), .added(.entity(new))))
        }
        for (old, new) in kept {
            compareKeys(old, new)
            compareLists(.unique, old.uniqueKeys, of: old, new.uniqueKeys, of: new)
            compareLists(.indexes, old.indexes, of: old, new.indexes, of: new)
            compareAttributes(old, new)
            compareRelationships(old, new)
        }
    }

    private mutating func compareKeys(_ old: Entity, _ new: Entity) {
        let subject = entitySubject(old, new)
        note(.name, of: subject, .text(old.name), .text(new.name))
        note(.doc, of: subject, KeyValue(old.doc), KeyValue(new.doc))
        noteFlag(.abstract, of: subject, old.isAbstract, new.isAbstract)
        if old.parent.map(from.entityIdentity) != new.parent.map(to.entityIdentity) {
            record(.extends, of: subject, KeyValue(old.parent), KeyValue(new.parent))
        }
        note(.table, of: subject, KeyValue(old.table), KeyValue(new.table))
        note(.class, of: subject, KeyValue(old.className), KeyValue(new.className))
        note(.hashModifier, of: subject, KeyValue(old.hashModifier), KeyValue(new.hashModifier))
    }

    private func entitySubject(_ old: Entity, _ new: Entity) -> Subject {
        Subject(
            ElementIdentity(.entity, owner: new.identity), oldPath: ElementPath(old.name),
            newPath: ElementPath(new.name))
    }

    /// One change for each list of members that appeared, disappeared, or holds its members in another order.
    private mutating func compareLists(
        _ key: SchemaKey, _ old: UnorderedList<[String]>, of oldEntity: Entity,
        _ new: UnorderedList<[String]>, of newEntity: Entity
    ) {
        if old.isEmpty, new.isEmpty { return }
        let oldLists = old.elements.map { list in (list, list.map { from.propertyIdentity($0, of: oldEntity.name) }) }
        let newLists = new.elements.map { list in (list, list.map { to.propertyIdentity($0, of: newEntity.name) }) }
        let oldIdentities = Set(oldLists.map(\.1))
        let newIdentities = Set(newLists.map(\.1))
        if oldIdentities == newIdentities { return }
        let subject = entitySubject(oldEntity, newEntity)
        // Lists with equal members in another order are one change; the first of several stands for its members.
        var gone: [[String]: [[String]]] = [:]
        for (names, identities) in oldLists.reversed() where !newIdentities.contains(identities) {
            gone[identities.sorted(), default: []].append(names)
        }
        for (names, identities) in newLists where !oldIdentities.contains(identities) {
            if let before = gone[identities.sorted()]?.popLast() {
                record(key, of: subject, .members(before), .members(names))
            } else {
                record(key, of: subject, .absent, .members(names))
            }
        }
        for names in gone.values.joined() { record(key, of: subject, .members(names), .absent) }
    }
}
