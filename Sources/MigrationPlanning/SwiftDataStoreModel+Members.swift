import SchemaModel

/// Members and limits that SwiftData has no form for.
extension SwiftDataStoreModel {
    /// Reports attributes that no `@Attribute` can express, and takes derived ones out.
    mutating func refuseUnstorableMembers() {
        for entity in schema.entities {
            for attribute in entity.attributes { check(attribute, at: ElementPath(entity.name, attribute.name)) }
            for relationship in entity.relationships
            where relationship.inverse == relationship.name && relationship.destination == entity.name {
                refuseSelfInverse(ElementPath(entity.name, relationship.name))
            }
        }
        changeEntities { entity in
            entity.attributes = NamedList(entity.attributes.filter { $0.derivation == nil })
            entity.relationships = entity.relationships.map { relationship in
                var changed = relationship
                if changed.minimumCount == 0 { changed.minimumCount = nil }
                return changed
            }
        }
    }

    private mutating func refuseSelfInverse(_ path: ElementPath) {
        report(
            "self-inverse-unsupported", on: path, key: "inverse",
            "SwiftData cannot be told that `\(path)` is its own inverse",
            notes: [
                "`inverse:` names a key path, and one that leads to itself is a circular reference to the compiler"
            ],
            helps: ["make two relationships that are the inverse of each other"])
    }

    private mutating func check(_ attribute: Attribute, at path: ElementPath) {
        if attribute.derivation != nil {
            report(
                "derived-attribute-unsupported", on: path, key: "derived",
                "SwiftData has no derived attributes, so `\(path)` cannot be stored by it",
                notes: ["a derived value is computed by Core Data in the database; `@Attribute` has no option for it"],
                helps: ["remove `\(path)` and compute the value in an extension of the class"])
        }
        if attribute.isTransient, !attribute.isOptional, attribute.defaultValue == nil {
            report(
                "transient-without-default", on: path, key: "transient",
                "the transient attribute `\(path)` needs a default or must be optional",
                notes: ["an object read from the store has no value for it"],
                helps: ["add `optional: true`, or a `default:`"])
        }
        if case .transformable = attribute.type, attribute.valueClass == nil {
            report(
                "transformable-without-class", on: path, key: "type",
                "the transformable attribute `\(path)` does not say the class of its value",
                notes: ["the generated Swift property needs a type"],
                helps: ["add `valueClass: NSAttributedString`, or the class that the transformer makes"])
        }
    }

    /// Leaves out the keys and indexes that the platform cannot declare.
    mutating func lowerKeys(for platform: Platform) {
        guard !platform.hasCompoundMacros else { return }
        let enough = platform.first(of: .year2024)
        for entity in schema.entities {
            for key in entity.uniqueKeys where key.count > 1 {
                report(
                    "compound-unique-unsupported", on: ElementPath(entity.name), key: "unique",
                    "SwiftData on \(platform) cannot keep \(Self.listed(key)) of `\(entity.name)` unique together",
                    notes: ["a key of several attributes needs `#Unique`, which exists from \(enough) on"],
                    helps: ["set `platform: \(enough)` on the swiftdata output", "or remove the key from `unique:`"])
            }
            if !entity.indexes.isEmpty {
                report(
                    "index-unsupported", .warning, on: ElementPath(entity.name), key: "indexes",
                    "SwiftData on \(platform) has no indexes, so those of `\(entity.name)` are left out",
                    notes: ["`#Index` exists from \(enough) on"],
                    helps: ["set `platform: \(enough)` on the swiftdata output to have them"])
            }
        }
        changeEntities { entity in
            entity.uniqueKeys = UnorderedList(entity.uniqueKeys.elements.filter { $0.count == 1 })
            entity.indexes = []
        }
    }

    /// Moves an entity's hash modifier to the stored property whose identity comes first in the alphabet.
    mutating func lowerHashModifiers() {
        for entity in schema.entities {
            guard let modifier = entity.hashModifier else { continue }
            var changed = entity
            changed.hashModifier = nil
            let attribute = entity.attributes.filter { !$0.isTransient && !$0.isEphemeral }.min {
                $0.identity < $1.identity
            }
            if var attribute {
                attribute.hashModifier = Self.joined(modifier, attribute.hashModifier)
                changed.attributes.insert(attribute)
            } else if var relationship = entity.relationships.min(by: { $0.identity < $1.identity }) {
                relationship.hashModifier = Self.joined(modifier, relationship.hashModifier)
                changed.relationships.insert(relationship)
            } else {
                report(
                    "hash-modifier-unsupported", on: ElementPath(entity.name), key: "hashModifier",
                    "`\(entity.name)` stores no property that could carry its hash modifier",
                    notes: ["`@Model` takes no hash modifier; `@Attribute` and `@Relationship` do"],
                    helps: ["remove `hashModifier:` from `\(entity.name)`"])
            }
            schema.entities.insert(changed)
        }
    }

    private static func joined(_ first: String, _ second: String?) -> String {
        [first, second].compactMap { $0 }.joined(separator: ".")
    }

    /// `` `a`, `b` and `c` ``.
    static func listed(_ names: [String]) -> String {
        let quoted = names.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}
