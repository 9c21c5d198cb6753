/// Questions about a schema that need more than one element to answer.
extension Schema {
    /// The entity called `name` and those it extends, nearest first. Stops where a parent is missing or repeats.
    package func lineage(of name: String) -> [Entity] {
        var lineage: [Entity] = []
        var seen: Set<String> = []
        var next: String? = name
        while let current = next, seen.insert(current).inserted, let entity = entities[current] {
            lineage.append(entity)
            next = entity.parent
        }
        return lineage
    }

    /// The topmost ancestor of the entity called `name`, or the entity itself.
    package func root(of name: String) -> Entity? { lineage(of: name).last }

    /// Every attribute of the entity called `name`: inherited ones first, in order of declaration.
    package func allAttributes(of name: String) -> [Attribute] {
        lineage(of: name).reversed().flatMap { $0.attributes.elements }
    }

    /// Every relationship of the entity called `name`: inherited ones first, in order of declaration.
    package func allRelationships(of name: String) -> [Relationship] {
        lineage(of: name).reversed().flatMap { $0.relationships.elements }
    }

    /// The entities that extend the entity called `name` directly, in order of declaration.
    package func children(of name: String) -> [Entity] { entities.elements.filter { $0.parent == name } }

    /// The relationship at the other end of `relationship`, which may be inherited by the destination.
    package func inverse(of relationship: Relationship) -> Relationship? {
        guard let inverse = relationship.inverse else { return nil }
        return lineage(of: relationship.destination).lazy.compactMap { $0.relationships[inverse] }.first
    }

    /// The raw type of `type` when it is an enum.
    package func rawType(of type: AttributeType) -> EnumType.RawType? {
        guard case .enumeration(let name) = type else { return nil }
        return enums[name]?.rawType
    }
}
