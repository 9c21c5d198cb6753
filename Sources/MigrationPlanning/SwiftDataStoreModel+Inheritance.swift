import SchemaModel

/// Inheritance in the form a platform has: classes that extend classes from iOS 26 on, copies below it.
extension SwiftDataStoreModel {
    mutating func lowerInheritance(for platform: Platform) {
        if platform.hasModelInheritance {
            changeEntities { $0.isAbstract = false }
            return
        }
        refuseConcreteParents(on: platform)
        refuseAbstractDestinations(on: platform)
        let written = schema
        var concrete: [Entity] = []
        for entity in written.entities where !entity.isAbstract { concrete.append(Self.flattened(entity, in: written)) }
        schema.entities = NamedList(concrete)
    }

    private mutating func refuseConcreteParents(on platform: Platform) {
        let enough = platform.first(of: .year2025)
        for entity in schema.entities {
            guard let parent = entity.parent.flatMap({ schema.entities[$0] }), !parent.isAbstract else { continue }
            report(
                "concrete-parent-unsupported", on: ElementPath(entity.name), key: "extends",
                "SwiftData on \(platform) cannot store `\(entity.name)`, which extends the concrete `\(parent.name)`",
                notes: [
                    "one `@Model` class may extend another from \(enough) on",
                    "below it only an abstract parent has a form: its properties are copied into the concrete entities",
                ],
                helps: [
                    "add `abstract: true` to `\(parent.name)`",
                    "or set `platform: \(enough)` on the swiftdata output",
                ])
        }
    }

    private mutating func refuseAbstractDestinations(on platform: Platform) {
        let enough = platform.first(of: .year2025)
        for entity in schema.entities {
            for relationship in entity.relationships {
                guard schema.entities[relationship.destination]?.isAbstract == true else { continue }
                let path = ElementPath(entity.name, relationship.name)
                report(
                    "abstract-destination-unsupported", on: path, key: "to",
                    "`\(path)` leads to the abstract `\(relationship.destination)`, which has no class on \(platform)",
                    notes: ["below \(enough) only the entities that extend an abstract one have a class"],
                    helps: [
                        "make one relationship for each entity that extends `\(relationship.destination)`",
                        "or set `platform: \(enough)` on the swiftdata output",
                    ])
            }
        }
    }

    /// `entity` with everything it inherits as its own.
    private static func flattened(_ entity: Entity, in schema: Schema) -> Entity {
        let lineage = Array(schema.lineage(of: entity.name).reversed())
        var flat = entity
        flat.parent = nil
        flat.isAbstract = false
        flat.attributes = NamedList(lineage.flatMap(\.attributes.elements))
        let modifiers = lineage.compactMap(\.hashModifier)
        flat.hashModifier = modifiers.isEmpty ? nil : modifiers.joined(separator: ".")
        flat.uniqueKeys = UnorderedList(distinct(lineage.flatMap(\.uniqueKeys.elements)))
        flat.indexes = UnorderedList(distinct(lineage.flatMap(\.indexes.elements)))
        var relationships: NamedList<Relationship> = []
        for relationship in lineage.flatMap(\.relationships.elements) {
            guard schema.entities[relationship.destination]?.isAbstract != true else { continue }
            var copy = relationship
            // A copy in an entity that the other end does not lead to has no way back.
            if schema.inverse(of: relationship)?.destination != entity.name { copy.inverse = nil }
            relationships.insert(copy)
        }
        flat.relationships = relationships
        return flat
    }

    private static func distinct(_ lists: [[String]]) -> [[String]] {
        var seen: Set<[String]> = []
        return lists.filter { seen.insert($0).inserted }
    }
}
