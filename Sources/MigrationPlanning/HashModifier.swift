import SchemaModel

/// A mark that makes the store see a version as different from an earlier one of the same shape (TRUTH 1.2, 1.9b).
///
/// It stands on the first stored attribute by name of the first entity by name that has one, or else on the first
/// relationship, so that any machine puts it in the same place.
struct HashModifier {
    private let entity: String
    private let property: String
    private var value: String

    /// The mark of `version`, or nil where the schema stores no property.
    init?(_ version: SchemaVersion, for schema: Schema) {
        let entities = schema.entities.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let candidates = entities.lazy.compactMap { entity in
            let names = entity.attributes.filter { !$0.isTransient && !$0.isEphemeral }.map(\.name)
            return Self.first(names).map { (entity.name, $0) }
        }
        let links = entities.lazy.compactMap { entity in
            Self.first(entity.relationships.names).map { (entity.name, $0) }
        }
        guard let place = candidates.first ?? links.first else { return nil }
        (entity, property) = place
        value = version.description
    }

    /// The same mark with more text, for where the first is taken.
    var lengthened: HashModifier {
        var mark = self
        mark.value += "+"
        return mark
    }

    private static func first(_ names: [String]) -> String? {
        names.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// `model` with the mark on it, after a modifier that stands there already.
    func applied(to model: SwiftDataStoreModel) -> SwiftDataStoreModel {
        var result = model
        guard var owner = model.schema.entities[entity] else { return model }
        if var attribute = owner.attributes[property] {
            attribute.hashModifier = joined(attribute.hashModifier)
            owner.attributes.insert(attribute)
        } else if var relationship = owner.relationships[property] {
            relationship.hashModifier = joined(relationship.hashModifier)
            owner.relationships.insert(relationship)
        }
        result.schema.entities.insert(owner)
        return result
    }

    private func joined(_ existing: String?) -> String {
        [existing, value].compactMap { $0 }.joined(separator: ".")
    }
}
