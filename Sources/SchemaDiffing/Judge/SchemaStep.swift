package import SchemaModel

/// A diff with the questions that rules ask about both versions, answered in constant time.
package struct SchemaStep: Sendable {
    package let diff: SchemaDiff
    /// Enums and composites that an attribute stored in both versions uses, directly or inside a composite.
    private let storedTypes: Set<String>
    /// For each root of the new version, by identity, the roots its entities had in the old one.
    private let oldRoots: [String: Set<String>]
    /// The names that entities have in each version, by identity.
    private let oldNames: [String: String]
    private let newNames: [String: String]
    /// Composites that a column stores as a whole or not at all, in the new version.
    private let optionalComposites: Set<String>
    /// How tables hold the relationships of each version, by path.
    let oldLinks: [ElementPath: EntityLink]
    let newLinks: [ElementPath: EntityLink]

    package init(_ diff: SchemaDiff) {
        self.diff = diff
        let kinds: Set<ElementIdentity.Kind> = [.enumeration, .enumCase, .composite, .field]
        storedTypes = diff.changes.contains { kinds.contains($0.element.kind) } ? diff.commonStoredTypes() : []
        oldRoots = diff.changes.contains { $0.key == .extends } ? diff.oldRootsByNewRoot() : [:]
        oldNames = diff.isEmpty ? [:] : diff.from.entityNames()
        newNames = diff.isEmpty ? [:] : diff.to.entityNames()
        optionalComposites = diff.changes.contains { $0.element.kind == .field } ? diff.to.optionalComposites() : []
        let linking: Set<ElementIdentity.Kind> = [.entity, .relationship]
        let isLinked = diff.changes.contains { linking.contains($0.element.kind) }
        oldLinks = isLinked ? EntityLink.links(of: diff.from) : [:]
        newLinks = isLinked ? EntityLink.links(of: diff.to) : [:]
    }

    package var from: Schema { diff.from }
    package var to: Schema { diff.to }

    func oldEntity(_ change: SchemaChange) -> Entity? { change.oldPath.flatMap { from.entities[$0.owner] } }
    func newEntity(_ change: SchemaChange) -> Entity? { change.newPath.flatMap { to.entities[$0.owner] } }

    /// The attribute that `change` is about, in the old version.
    func oldAttribute(_ change: SchemaChange) -> Attribute? {
        guard change.element.kind == .attribute, let name = change.oldPath?.member else { return nil }
        return oldEntity(change)?.attributes[name]
    }

    /// The attribute that `change` is about, in the new version.
    func newAttribute(_ change: SchemaChange) -> Attribute? {
        guard change.element.kind == .attribute, let name = change.newPath?.member else { return nil }
        return newEntity(change)?.attributes[name]
    }

    func oldRelationship(_ change: SchemaChange) -> Relationship? {
        guard change.element.kind == .relationship, let name = change.oldPath?.member else { return nil }
        return oldEntity(change)?.relationships[name]
    }

    func newRelationship(_ change: SchemaChange) -> Relationship? {
        guard change.element.kind == .relationship, let name = change.newPath?.member else { return nil }
        return newEntity(change)?.relationships[name]
    }

    func newField(_ change: SchemaChange) -> CompositeType.Field? {
        guard change.element.kind == .field, let path = change.newPath, let name = path.member else { return nil }
        return to.composites[path.owner]?.fields[name]
    }

    /// The entity of the old version that has the given identity.
    func oldEntity(identity: String) -> Entity? { oldNames[identity].flatMap { from.entities[$0] } }

    /// The entity of the new version that has the given identity.
    func newEntity(identity: String) -> Entity? { newNames[identity].flatMap { to.entities[$0] } }

    /// Whether rows of both versions hold values of the enum or composite called `name`.
    func isStored(_ name: String) -> Bool { storedTypes.contains(name) }

    /// Whether some attribute holds the composite called `name` as a whole or not at all.
    func isStoredOptionally(_ name: String) -> Bool { optionalComposites.contains(name) }

    /// How tables hold the relationship that `change` is about, before and after.
    func links(_ change: SchemaChange) -> (old: EntityLink?, new: EntityLink?) {
        (change.oldPath.flatMap { oldLinks[$0] }, change.newPath.flatMap { newLinks[$0] })
    }

    /// Whether the family of the entity that `change` is about, or of another that now shares its root, was another before.
    func joinsFamilies(_ change: SchemaChange) -> Bool {
        guard let new = newEntity(change), let root = to.root(of: new.name) else { return false }
        return (oldRoots[root.identity]?.count ?? 0) > 1
    }
}

extension SchemaDiff {
    /// Enums and composites that an attribute stored in both versions uses in both.
    func commonStoredTypes() -> Set<String> {
        let old = from.storedUses()
        let new = to.storedUses()
        var names = Set(old.intersection(new).map(\.type))
        var queue = Array(names)
        while let name = queue.popLast() {
            for field in (from.composites[name]?.fields.elements ?? []) + (to.composites[name]?.fields.elements ?? []) {
                switch field.type {
                case .enumeration(let inner), .composite(let inner):
                    if names.insert(inner).inserted { queue.append(inner) }
                case .scalar, .list, .codable, .transformable: break
                }
            }
        }
        return names
    }

    fileprivate func oldRootsByNewRoot() -> [String: Set<String>] {
        let oldNames = from.entityNames()
        var roots: [String: Set<String>] = [:]
        for entity in to.entities {
            guard let oldName = oldNames[entity.identity], let old = from.root(of: oldName),
                let new = to.root(of: entity.name)
            else { continue }
            roots[new.identity, default: []].insert(old.identity)
        }
        return roots
    }
}

extension Schema {
    /// Composites inside an optional attribute or field that a row stores.
    fileprivate func optionalComposites() -> Set<String> {
        var optional: Set<String> = []
        var mandatory: Set<String> = []
        var open: [(name: String, isOptional: Bool)] = []
        for entity in entities {
            for attribute in entity.attributes where attribute.isStored {
                if case .composite(let name) = attribute.type { open.append((name, attribute.isOptional)) }
            }
        }
        while let (name, isOptional) = open.popLast() {
            let isNew = isOptional ? optional.insert(name).inserted : mandatory.insert(name).inserted
            guard isNew else { continue }
            for field in composites[name]?.fields.elements ?? [] {
                if case .composite(let inner) = field.type { open.append((inner, isOptional || field.isOptional)) }
            }
        }
        return optional
    }
}

/// A stored attribute, by identity, and the declared type it uses.
private struct StoredUse: Hashable {
    let attribute: String
    let type: String
}

extension Schema {
    fileprivate func storedUses() -> Set<StoredUse> {
        var uses: Set<StoredUse> = []
        for entity in entities {
            for attribute in entity.attributes where attribute.isStored {
                switch attribute.type {
                case .enumeration(let name), .composite(let name):
                    uses.insert(StoredUse(attribute: attribute.identity, type: name))
                case .scalar, .list, .codable, .transformable: break
                }
            }
        }
        return uses
    }
}
