/// A relationship together with its inverse, and how tables hold the two as one thing.
///
/// - A to-one is a foreign key in the table of the entity that declares it.
/// - Of two to-ones, one holds the foreign key, and no two rows may hold the same: see `holdsKey`.
/// - A to-many with a to-many or without an inverse is a table of its own.
package struct EntityLink: Sendable, Hashable {
    /// One end: a relationship and the entity that declares it.
    package struct End: Sendable, Hashable {
        package let entity: String
        package let relationship: Relationship

        /// The path of the relationship, for instance `Task.category`.
        package var path: ElementPath { ElementPath(entity, relationship.name) }
        /// What keeps its value through renames.
        package var identity: String { "\(entity).\(relationship.identity)" }
    }

    /// Where a link is kept.
    package enum Storage: Sendable, Hashable {
        /// A column of the owner's table; unique where the other end is a to-one too.
        case foreignKey(isUnique: Bool)
        case joinTable
    }

    /// The end that holds the foreign key or gives the join table its name.
    package let owner: End
    /// The end that leads back. Equal to `owner` where a relationship is its own inverse.
    package let other: End?
    package let storage: Storage

    /// Whether the relationship is its own inverse, as `friends` of a person may be: a pair is held in both directions.
    package var isSymmetric: Bool { owner == other }

    /// Whether there is no relationship that leads back.
    package var isOneWay: Bool { other == nil }
}

extension EntityLink {
    /// The links of `schema`, by either of their ends' paths.
    package static func links(of schema: Schema) -> [ElementPath: EntityLink] {
        var links: [ElementPath: EntityLink] = [:]
        for entity in schema.entities {
            for relationship in entity.relationships {
                let end = End(entity: entity.name, relationship: relationship)
                guard links[end.path] == nil else { continue }
                let link = EntityLink(end, inverse: inverseEnd(of: relationship, in: schema))
                links[end.path] = link
                if let other = link.other { links[other.path] = link }
                links[link.owner.path] = link
            }
        }
        return links
    }

    private static func inverseEnd(of relationship: Relationship, in schema: Schema) -> End? {
        guard let name = relationship.inverse else { return nil }
        for entity in schema.lineage(of: relationship.destination) {
            if let inverse = entity.relationships[name] { return End(entity: entity.name, relationship: inverse) }
        }
        return nil
    }

    private init(_ end: End, inverse: End?) {
        guard let inverse else {
            self.init(
                owner: end, other: nil,
                storage: end.relationship.isToMany ? .joinTable : .foreignKey(isUnique: false))
            return
        }
        switch (end.relationship.isToMany, inverse.relationship.isToMany) {
        case (false, true): self.init(owner: end, other: inverse, storage: .foreignKey(isUnique: false))
        case (true, false): self.init(owner: inverse, other: end, storage: .foreignKey(isUnique: false))
        case (true, true):
            let isFirst = Self.precedes(end, inverse)
            self.init(owner: isFirst ? end : inverse, other: isFirst ? inverse : end, storage: .joinTable)
        case (false, false):
            let isFirst = Self.holdsKey(end, before: inverse)
            self.init(
                owner: isFirst ? end : inverse, other: isFirst ? inverse : end, storage: .foreignKey(isUnique: true))
        }
    }

    /// Of two to-one ends, whether `end` holds the foreign key. The dependent end holds it: the one that must have the
    /// other, else the one that the other deletes with itself, else the one that keeps the other from being deleted.
    /// Where the ends are alike, the alphabet of identities decides, which no rename changes.
    private static func holdsKey(_ end: End, before other: End) -> Bool {
        func marks(_ end: End, _ other: End) -> [Bool] {
            [
                !end.relationship.isOptional, other.relationship.deleteRule == .cascade,
                other.relationship.deleteRule == .deny,
            ]
        }
        for (mine, theirs) in zip(marks(end, other), marks(other, end)) where mine != theirs { return mine }
        return precedes(end, other)
    }

    private static func precedes(_ end: End, _ other: End) -> Bool {
        let (mine, theirs) = (end.identity, other.identity)
        return mine == theirs ? end.path < other.path : mine.utf8.lexicographicallyPrecedes(theirs.utf8)
    }
}
