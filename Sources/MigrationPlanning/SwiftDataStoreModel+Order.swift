import SchemaModel

/// Ordered to-many relationships: SwiftData has none, so the child keeps its place in an attribute.
extension SwiftDataStoreModel {
    mutating func lowerOrder() {
        let children = Dictionary(grouping: schema.entities.filter { $0.parent != nil }) { $0.parent ?? "" }
            .mapValues { $0.map(\.name) }
        for entity in schema.entities {
            for relationship in entity.relationships where relationship.isOrdered && relationship.isToMany {
                let path = ElementPath(entity.name, relationship.name)
                guard let inverse = schema.inverse(of: relationship) else {
                    refuseOrder(
                        of: path, rule: "ordered-without-inverse-unsupported",
                        because: "it has no inverse, so an object may stand in several lists at once")
                    continue
                }
                if inverse.isToMany {
                    refuseOrder(
                        of: path, rule: "ordered-many-to-many-unsupported",
                        because: "an object stands in many lists, each with a place of its own")
                } else {
                    addPosition(for: path, of: relationship, inverse: inverse, children: children)
                }
            }
        }
        changeEntities { entity in
            entity.relationships = entity.relationships.map { relationship in
                var changed = relationship
                changed.isOrdered = false
                return changed
            }
        }
    }

    private mutating func refuseOrder(of path: ElementPath, rule: String, because reason: String) {
        report(
            rule, on: path, key: "ordered", "SwiftData cannot keep the order of `\(path)`: \(reason)",
            notes: ["SwiftData returns members in any order; the place is kept in an attribute of the child"],
            helps: ["remove `ordered: true`", "or put an entity with a place of its own between the two"])
    }

    /// Gives the entity that declares `inverse` an attribute `<inverse>Position`, or that name and a number where it is taken.
    /// `children`: the names of the entities that extend each entity.
    private mutating func addPosition(
        for path: ElementPath, of relationship: Relationship, inverse: Relationship, children: [String: [String]]
    ) {
        let lineage = schema.lineage(of: relationship.destination)
        guard var owner = lineage.first(where: { $0.relationships.contains(inverse.name) }) else { return }
        var names: Set<String> = []
        var identities: Set<String> = []
        for entity in relatives(of: owner.name, children: children) {
            names.formUnion(entity.attributes.names)
            names.formUnion(entity.relationships.names)
            identities.formUnion(entity.attributes.map(\.identity))
            identities.formUnion(entity.relationships.map(\.identity))
        }
        let position = Attribute(
            name: Self.free("\(inverse.name)Position", in: names),
            identity: Self.free("\(inverse.identity)Position", in: identities),
            doc: "The place among the `\(relationship.name)` of `\(inverse.name)`.",
            type: .scalar(.int), defaultValue: .constant(.integer(0)))
        owner.attributes.insert(position)
        schema.entities.insert(owner)
        positions[path] = position.name
        positionAttributes.insert(ElementPath(owner.name, position.name))
    }

    /// The entity called `name`, those it extends, and those that extend it.
    private func relatives(of name: String, children: [String: [String]]) -> [Entity] {
        var relatives = schema.lineage(of: name)
        var names = children[name] ?? []
        var seen = Set(relatives.map(\.name))
        while let next = names.popLast() {
            guard seen.insert(next).inserted, let entity = schema.entities[next] else { continue }
            relatives.append(entity)
            names += children[next] ?? []
        }
        return relatives
    }

    /// `name`, or `name2`, `name3` and so on where it is taken.
    private static func free(_ name: String, in taken: Set<String>) -> String {
        guard taken.contains(name) else { return name }
        var number = 2
        while taken.contains("\(name)\(number)") { number += 1 }
        return "\(name)\(number)"
    }
}
