package import SchemaModel

/// Gives every element of a layer its identity: the first name it ever had.
///
/// An identity that is written wins. A renamed element keeps the identity it had. An element that has a namesake in the
/// layer before has the namesake's identity, also where it was moved up or down the hierarchy. Every other element is
/// new: its identity is its name, or `name~VERSION` where an earlier or living element of the same owner has that.
package struct IdentityCarrier {
    private let version: SchemaVersion
    private let older: Schema
    private let history: IdentityHistory
    private let renames: RenameTable
    private let written: Set<ElementPath>

    /// - Parameters:
    ///   - layers: all earlier layers, oldest first, their identities carried.
    ///   - renames: the checked renames from the last of them.
    ///   - written: the elements of the new layer that state their identity.
    package static func carry(
        _ schema: Schema, after layers: [Schema], renames: [Migration.Rename], written: Set<ElementPath>
    ) -> Schema {
        guard let older = layers.last else { return schema }
        let carrier = IdentityCarrier(
            version: schema.version, older: older, history: IdentityHistory(layers), renames: RenameTable(renames),
            written: written)
        return carrier.carry(schema)
    }

    private func carry(_ schema: Schema) -> Schema {
        var schema = schema
        let entities = identities(
            of: schema.entities.elements.map {
                Newcomer(name: $0.name, identity: $0.identity, path: ElementPath($0.name))
            },
            taken: history.entities
        ) { name in
            renames.oldPath(of: ElementPath(name)).flatMap { older.entities[$0.owner]?.identity }
                ?? (renames.isRenamed(ElementPath(name)) ? nil : older.entities[name]?.identity)
        }
        let children = childrenByParent(schema)
        schema.entities = schema.entities.map { entity in
            var entity = entity
            entity.identity = entities[entity.name] ?? entity.identity
            return carryMembers(of: entity, children: children)
        }
        schema.enums = schema.enums.map(carryCases)
        schema.composites = schema.composites.map(carryFields)
        return schema
    }

    // MARK: Members

    private func carryMembers(of entity: Entity, children: [String: [String]]) -> Entity {
        let owner = entity.name
        let members =
            entity.attributes.elements.map {
                Newcomer(name: $0.name, identity: $0.identity, path: ElementPath(owner, $0.name))
            }
            + entity.relationships.elements.map {
                Newcomer(name: $0.name, identity: $0.identity, path: ElementPath(owner, $0.name))
            }
        let identities = identities(of: members, taken: history.members(of: entity.identity)) { name in
            memberIdentity(name, of: owner, children: children)
        }
        var entity = entity
        entity.attributes = entity.attributes.map { attribute in
            var attribute = attribute
            attribute.identity = identities[attribute.name] ?? attribute.identity
            return attribute
        }
        entity.relationships = entity.relationships.map { relationship in
            var relationship = relationship
            relationship.identity = identities[relationship.name] ?? relationship.identity
            return relationship
        }
        return entity
    }

    /// The identity that a member brings from the layer before: by a rename, from its owner, from above, from below.
    private func memberIdentity(_ name: String, of owner: String, children: [String: [String]]) -> String? {
        if let old = renames.oldPath(of: ElementPath(owner, name)), let member = old.member {
            return older.memberIdentity(member, of: old.owner)
        }
        guard let oldOwner = oldEntity(of: owner) else { return nil }
        for ancestor in older.lineage(of: oldOwner) {
            guard let identity = ancestor.identity(ofMember: name) else { continue }
            return renames.isRenamed(ElementPath(ancestor.name, name)) ? nil : identity
        }
        return identityFromBelow(name, of: owner, children: children)
    }

    /// The one identity that all members of that name have in the entities that now extend `owner`.
    private func identityFromBelow(_ name: String, of owner: String, children: [String: [String]]) -> String? {
        var found: Set<String> = []
        var waiting = children[owner] ?? []
        var seen: Set<String> = [owner]
        while let child = waiting.popLast() {
            guard seen.insert(child).inserted else { continue }
            waiting += children[child] ?? []
            guard let old = oldEntity(of: child), !renames.isRenamed(ElementPath(old, name)),
                let identity = older.entities[old]?.identity(ofMember: name)
            else { continue }
            found.insert(identity)
        }
        return found.count == 1 ? found.first : nil
    }

    /// What the entity that is now called `name` was called in the layer before.
    private func oldEntity(of name: String) -> String? {
        if let old = renames.oldPath(of: ElementPath(name)) { return old.owner }
        return renames.isRenamed(ElementPath(name)) || older.entities[name] == nil ? nil : name
    }

    private func childrenByParent(_ schema: Schema) -> [String: [String]] {
        var children: [String: [String]] = [:]
        for entity in schema.entities {
            if let parent = entity.parent { children[parent, default: []].append(entity.name) }
        }
        return children
    }
}

// MARK: Cases and fields

extension IdentityCarrier {
    /// Cases keep their identity, and those without a written raw value keep the raw value they had.
    private func carryCases(of item: EnumType) -> EnumType {
        let old = older.enums[item.name]
        let newcomers = item.cases.elements.map {
            Newcomer(name: $0.name, identity: $0.identity, path: ElementPath(item.name, $0.name))
        }
        let identities = identities(of: newcomers, taken: history.cases(of: item.name)) { name in
            let path = ElementPath(item.name, name)
            if let renamed = renames.oldPath(of: path) { return renamed.member.flatMap { old?.cases[$0]?.identity } }
            return renames.isRenamed(path) ? nil : old?.cases[name]?.identity
        }
        var rawValues: [String: EnumType.RawValue] = [:]
        for enumCase in old?.cases.elements ?? [] { rawValues[enumCase.identity] = enumCase.rawValue }
        var item = item
        item.cases = item.cases.map { enumCase in
            let hadImplicitValue = enumCase.rawValue == .string(enumCase.identity)
            var enumCase = enumCase
            enumCase.identity = identities[enumCase.name] ?? enumCase.identity
            if hadImplicitValue, old?.rawType == item.rawType, let raw = rawValues[enumCase.identity] {
                enumCase.rawValue = raw
            }
            return enumCase
        }
        return item
    }

    private func carryFields(of item: CompositeType) -> CompositeType {
        let old = older.composites[item.name]
        let newcomers = item.fields.elements.map {
            Newcomer(name: $0.name, identity: $0.identity, path: ElementPath(item.name, $0.name))
        }
        let identities = identities(of: newcomers, taken: history.fields(of: item.name)) { name in
            let path = ElementPath(item.name, name)
            if let renamed = renames.oldPath(of: path) { return renamed.member.flatMap { old?.fields[$0]?.identity } }
            return renames.isRenamed(path) ? nil : old?.fields[name]?.identity
        }
        var item = item
        item.fields = item.fields.map { field in
            var field = field
            field.identity = identities[field.name] ?? field.identity
            return field
        }
        return item
    }
}

// MARK: Siblings

extension IdentityCarrier {
    /// An element before it is known whether it is new.
    private struct Newcomer {
        let name: String
        /// The identity as written, or the name.
        let identity: String
        let path: ElementPath
    }

    /// The identities of the elements of one owner, by name. `brought` gives what an element brings from before.
    private func identities(
        of siblings: [Newcomer], taken: Set<String>, brought: (String) -> String?
    ) -> [String: String] {
        var identities: [String: String] = [:]
        var taken = taken
        for sibling in siblings {
            guard let identity = written.contains(sibling.path) ? sibling.identity : brought(sibling.name) else {
                continue
            }
            identities[sibling.name] = identity
            taken.insert(identity)
        }
        for sibling in siblings where identities[sibling.name] == nil {
            identities[sibling.name] = taken.contains(sibling.name) ? "\(sibling.name)~\(version)" : sibling.name
        }
        return identities
    }
}
