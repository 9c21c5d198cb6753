import Diagnostics
package import SchemaModel

/// The elements of a document by name, each found in constant time. Of elements that share a name the first counts.
package struct NameIndex: Sendable {
    private let document: SchemaDocument
    private var entityIndexes: [String: Int] = [:]
    private var enumIndexes: [String: Int] = [:]
    private var compositeIndexes: [String: Int] = [:]
    private var childrenByParent: [String: [String]] = [:]
    /// The members of entities that have so many that a search would be slow, by the entity's place.
    private var memberTables: [Int: MemberTable] = [:]

    /// The places of members by name.
    private struct MemberTable {
        var attributes: [String: Int] = [:]
        var relationships: [String: Int] = [:]
    }

    /// Up to so many members are searched one by one, which is faster than a table.
    private static let searchLimit = 24

    package init(_ document: SchemaDocument) {
        self.document = document
        entityIndexes.reserveCapacity(document.entities.count)
        for (index, item) in document.enums.enumerated() where enumIndexes[item.name.value] == nil {
            enumIndexes[item.name.value] = index
        }
        for (index, item) in document.composites.enumerated() where compositeIndexes[item.name.value] == nil {
            compositeIndexes[item.name.value] = index
        }
        for (index, entity) in document.entities.enumerated() where entityIndexes[entity.name.value] == nil {
            entityIndexes[entity.name.value] = index
            if let parent = entity.parent { childrenByParent[parent.value, default: []].append(entity.name.value) }
            if entity.attributes.count + entity.relationships.count > Self.searchLimit {
                memberTables[index] = Self.table(of: entity)
            }
        }
    }

    private static func table(of entity: EntityDocument) -> MemberTable {
        var table = MemberTable()
        for (index, attribute) in entity.attributes.enumerated() where table.attributes[attribute.name.value] == nil {
            table.attributes[attribute.name.value] = index
        }
        for (index, relationship) in entity.relationships.enumerated()
        where table.relationships[relationship.name.value] == nil {
            table.relationships[relationship.name.value] = index
        }
        return table
    }

    /// The entity called `name`, as written.
    package func entity(_ name: String) -> EntityDocument? { entityIndexes[name].map { document.entities[$0] } }
    /// The enum called `name`, as written.
    package func enumeration(_ name: String) -> EnumDocument? { enumIndexes[name].map { document.enums[$0] } }
    /// The composite called `name`, as written.
    package func composite(_ name: String) -> CompositeDocument? {
        compositeIndexes[name].map { document.composites[$0] }
    }

    /// The attribute that `entity` itself declares as `name`.
    package func attribute(_ entity: String, _ name: String) -> AttributeDocument? {
        guard let owner = entityIndexes[entity] else { return nil }
        let attributes = document.entities[owner].attributes
        if let table = memberTables[owner] { return table.attributes[name].map { attributes[$0] } }
        return attributes.first { $0.name.value == name }
    }

    /// The relationship that `entity` itself declares as `name`.
    package func relationship(_ entity: String, _ name: String) -> RelationshipDocument? {
        guard let owner = entityIndexes[entity] else { return nil }
        let relationships = document.entities[owner].relationships
        if let table = memberTables[owner] { return table.relationships[name].map { relationships[$0] } }
        return relationships.first { $0.name.value == name }
    }

    /// The names of the entities that extend `entity` directly, in order of declaration.
    package func children(of entity: String) -> [String] { childrenByParent[entity] ?? [] }

    /// `entity` and those it extends, nearest first. Stops where a parent is missing or repeats.
    package func lineage(of entity: String) -> [EntityDocument] {
        var lineage: [EntityDocument] = []
        var seen: Set<String> = []
        var next: String? = entity
        while let name = next, seen.insert(name).inserted, let found = self.entity(name) {
            lineage.append(found)
            next = found.parent?.value
        }
        return lineage
    }

    /// Where `path` was written: an entity, enum, composite or one of their members.
    package func source(of path: ElementPath) -> ElementSource? {
        guard let member = path.member else {
            return entity(path.owner)?.source ?? enumeration(path.owner)?.source ?? composite(path.owner)?.source
        }
        return attribute(path.owner, member)?.source ?? relationship(path.owner, member)?.source
            ?? enumeration(path.owner)?.cases.first { $0.name.value == member }?.source
            ?? composite(path.owner)?.fields.first { $0.name.value == member }?.source
    }
}
