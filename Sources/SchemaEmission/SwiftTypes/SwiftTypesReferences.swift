import SchemaModel

/// How value types speak of other objects: by the value of an attribute that is unique on its own.
///
/// - A to-one becomes `categoryID: UUID?` where `Category` has such an attribute (`id` first, else the first declared).
/// - A to-many whose members point back is left out: they hold it. One that is ordered, many-to-many or without an
///   inverse becomes `tagIDs: [UUID]`.
/// - A relationship to an entity without such an attribute is left out, and so is one whose name is taken.
struct SwiftTypesReferences {
    private let schema: Schema
    /// Entity to the attribute that names its objects.
    private let keys: [String: Attribute]

    /// A property that names other objects.
    struct Reference {
        let name: String
        let relationship: Relationship
        /// The attribute of the destination whose values it holds.
        let key: Attribute
        var isList: Bool { relationship.isToMany }
    }

    /// What becomes of a relationship.
    enum Outcome {
        case reference(Reference)
        /// Left out, with the reason as the end of a sentence that begins with the relationship's name.
        case omitted(String)
    }

    init(schema: Schema) {
        self.schema = schema
        var keys: [String: Attribute] = [:]
        for entity in schema.entities { keys[entity.name] = Self.key(of: entity.name, in: schema) }
        self.keys = keys
    }

    /// What becomes of a relationship in a struct that has properties called `taken` already.
    func outcome(of relationship: Relationship, taken: Set<String>) -> Outcome {
        let destination = relationship.destination
        guard let key = keys[destination] else { return .omitted("`\(destination)` has no unique attribute") }
        let inverse = schema.inverse(of: relationship)
        if relationship.isToMany, !relationship.isOrdered, let inverse, !inverse.isToMany {
            return .omitted("each `\(destination)` points back by its `\(inverse.name)`")
        }
        let stem = relationship.isToMany ? Self.singular(relationship.name, of: destination) : relationship.name
        let name = stem + Self.suffix(key.name) + (relationship.isToMany ? "s" : "")
        guard !taken.contains(name) else { return .omitted("`\(name)` is an attribute") }
        return .reference(Reference(name: name, relationship: relationship, key: key))
    }

    private static func key(of entity: String, in schema: Schema) -> Attribute? {
        let lineage = schema.lineage(of: entity)
        let single = lineage.reversed().flatMap { $0.uniqueKeys.elements }.filter { $0.count == 1 }.compactMap(\.first)
        let attributes = single.compactMap { name in lineage.lazy.compactMap { $0.attributes[name] }.first }
        let usable = attributes.filter { attribute in
            guard case .scalar = attribute.type else { return false }
            return !attribute.isOptional && !attribute.isTransient
        }
        return usable.first { $0.name == "id" } ?? usable.first
    }

    /// `ID`, `UUID` and `URL` in capitals, every other name with a capital first letter.
    private static func suffix(_ name: String) -> String {
        switch name {
        case "id", "uuid", "url": name.uppercased()
        default: name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// `tag` of `tags`, `openCategory` of `openCategories`, where the end of the name is the plural of the destination's.
    private static func singular(_ name: String, of destination: String) -> String {
        var plurals = ["\(destination)s", "\(destination)es"]
        if destination.last == "y" { plurals.append(destination.dropLast() + "ies") }
        for plural in plurals where name.lowercased().hasSuffix(plural.lowercased()) {
            let kept = name.dropLast(plural.count)
            let start = destination.prefix(1)
            return kept + (kept.isEmpty ? start.lowercased() : String(start)) + destination.dropFirst()
        }
        return name
    }
}
