package import SchemaModel

/// Makes random schemas and random edits of them, all valid: every name leads somewhere, inverses agree, names and
/// identities are unique where they must be, defaults fit their types and limits, and delete rules do not contradict.
package struct RandomSchemas: Sendable {
    /// What a schema may contain.
    package struct Options: Sendable {
        package var entities: ClosedRange<Int> = 1...6
        package var attributes: ClosedRange<Int> = 0...6
        package var allowsInheritance = true
        /// Transient and derived attributes, hash modifiers, class, table and column names, spotlight and the like.
        package var allowsRareKeys = true

        package init() {}
    }

    package var random: SplitMix64
    package var options: Options
    var serial = 0

    package init(seed: UInt64, options: Options = Options()) {
        random = SplitMix64(seed: seed)
        self.options = options
    }

    /// A fresh schema.
    package mutating func schema(version: SchemaVersion = SchemaVersion(1, 0, 0)) -> Schema {
        var schema = Schema(name: "Random", version: version, doc: doc())
        for _ in 0..<random.below(3) { schema.enums.insert(enumeration()) }
        for _ in 0..<random.below(3) { schema.composites.insert(composite(in: schema)) }
        let count = options.entities.lowerBound + random.below(options.entities.count)
        for _ in 0..<count { addEntity(to: &schema) }
        for _ in 0..<random.below(count * 2) { addRelationship(to: &schema) }
        for entity in schema.entities.elements { addLists(to: entity.name, in: &schema) }
        return schema
    }

    /// `schema` with its declarations in another order, which means the same.
    package mutating func reordered(_ schema: Schema) -> Schema {
        var result = schema
        result.enums = shuffled(result.enums).map { reordered($0) }
        result.composites = shuffled(result.composites).map { composite in
            var copy = composite
            copy.fields = shuffled(composite.fields)
            return copy
        }
        result.entities = shuffled(result.entities).map { entity in
            var copy = entity
            copy.attributes = shuffled(entity.attributes)
            copy.relationships = shuffled(entity.relationships)
            copy.indexes.elements = random.shuffled(entity.indexes.elements)
            copy.uniqueKeys.elements = random.shuffled(entity.uniqueKeys.elements)
            return copy
        }
        return result
    }

    private mutating func reordered(_ enumeration: EnumType) -> EnumType {
        var copy = enumeration
        copy.cases = shuffled(enumeration.cases)
        return copy
    }

    private mutating func shuffled<Element>(_ list: NamedList<Element>) -> NamedList<Element> {
        NamedList(random.shuffled(list.elements))
    }

    // MARK: Names

    /// A name nobody has had yet.
    mutating func freshName(_ stem: String) -> String {
        serial += 1
        return "\(stem)\(serial)"
    }

    /// A property name: often a word that other hierarchies use too, and never one that `owner`'s hierarchy knows.
    mutating func propertyName(for owner: String, in schema: Schema) -> String {
        let words = ["title", "name", "note", "amount", "color", "rank", "place", "label", "state", "weight"]
        if random.chance(60), let word = random.pick(words), !schema.hierarchyKnows(word, around: owner) { return word }
        return freshName("value")
    }

    mutating func doc() -> String? { random.chance(15) ? freshName("Text ") : nil }
}

extension Schema {
    /// Whether any entity of the hierarchy around `owner` has a property of this name or identity.
    func hierarchyKnows(_ name: String, around owner: String) -> Bool {
        hierarchy(of: owner).contains { entity in
            entity.attributes.contains { $0.name == name || $0.identity == name }
                || entity.relationships.contains { $0.name == name || $0.identity == name }
        }
    }

    /// The entities that share a root with `name`.
    func hierarchy(of name: String) -> [Entity] {
        let root = root(of: name)?.name
        return entities.elements.filter { self.root(of: $0.name)?.name == root }
    }

    /// Changes the entity called `name` in place.
    mutating func update(_ name: String, _ change: (inout Entity) -> Void) {
        guard var entity = entities[name] else { return }
        change(&entity)
        entities = NamedList(entities.elements.map { $0.name == name ? entity : $0 })
    }
}
