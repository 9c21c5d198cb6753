import SchemaDiffing
import SchemaModel

extension TableCase {
    /// Attributes: come, go, move, and change anything but their type.
    static let attributes: [TableCase] = [
        TableCase("optional-attribute-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .scalar(.int), isOptional: true))
        },
        TableCase("attribute-with-default-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .scalar(.int), defaultValue: .constant(.integer(1))))
        },
        TableCase("attribute-with-now-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .scalar(.date), defaultValue: .now))
        },
        TableCase("attribute-with-uuid-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .scalar(.uuid), defaultValue: .generatedUUID))
        },
        TableCase("mandatory-attribute-added") { $0.add(toBook: Attribute(name: "n", type: .scalar(.int))) },
        TableCase("composite-with-now-added") { $0.add(toBook: Attribute(name: "n", type: .composite("Stamp"))) },
        TableCase("optional-composite-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .composite("Size"), isOptional: true))
        },
        TableCase("derived-attribute-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .scalar(.int), derivation: "pages + 1"))
        },
        TableCase("transient-attribute-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .scalar(.int), isOptional: true, isTransient: true))
        },
        TableCase("attribute-removed") { $0.edit("Book") { $0.attributes.drop("notes") } },
        TableCase("mandatory-attribute-of-subentity-removed") { $0.edit("Map") { $0.attributes.drop("scale") } },
        TableCase("optional-composite-removed") { $0.edit("Book") { $0.attributes.drop("print") } },
        TableCase("attribute-renamed") { $0.edit("Book", attribute: "notes") { $0.name = "text" } },
        TableCase("attribute-with-column-renamed", before: { $0.edit("Book", attribute: "notes") { $0.column = "c" } })
        {
            $0.edit("Book", attribute: "notes") { $0.name = "text" }
        },
        TableCase("column-changed") { $0.edit("Book", attribute: "notes") { $0.column = "c" } },
        TableCase("attribute-became-mandatory") { $0.edit("Book", attribute: "notes") { $0.isOptional = false } },
        TableCase(
            "attribute-with-default-became-mandatory",
            before: { schema in
                schema.edit("Book", attribute: "notes") { $0.defaultValue = .constant(.string("-")) }
            }
        ) { $0.edit("Book", attribute: "notes") { $0.isOptional = false } },
        TableCase("attribute-became-optional") { $0.edit("Book", attribute: "code") { $0.isOptional = true } },
        TableCase("attribute-of-subentity-became-optional") { schema in
            schema.edit("Map", attribute: "scale") { $0.isOptional = true }
        },
        TableCase("attribute-of-subentity-became-mandatory") { schema in
            schema.edit("Map", attribute: "region") { $0.isOptional = false }
        },
        TableCase("default-changed") { $0.edit("Book", attribute: "title") { $0.defaultValue = nil } },
        TableCase("limit-tightened") { $0.edit("Book", attribute: "pages") { $0.limits.maximum = .integer(800) } },
        TableCase("limit-loosened") { $0.edit("Book", attribute: "pages") { $0.limits.maximum = .integer(1000) } },
        TableCase("limit-removed") { $0.edit("Book", attribute: "pages") { $0.limits.maximum = nil } },
        TableCase("length-limited") { $0.edit("Book", attribute: "title") { $0.limits.maximumLength = 9 } },
        TableCase("pattern-changed") { $0.edit("Book", attribute: "title") { $0.limits.pattern = "a+" } },
        TableCase("external-storage-enabled") { schema in
            schema.edit("Book", attribute: "cover") { $0.allowsExternalStorage = true }
        },
        TableCase("attribute-became-transient") { $0.edit("Book", attribute: "notes") { $0.isTransient = true } },
        TableCase("attribute-became-stored") { $0.edit("Book", attribute: "draft") { $0.isTransient = false } },
        TableCase("attribute-became-derived") { $0.edit("Book", attribute: "count") { $0.derivation = "pages" } },
        TableCase("derivation-changed") { $0.edit("Book", attribute: "total") { $0.derivation = "count + 2" } },
        TableCase("derivation-removed") { $0.edit("Book", attribute: "total") { $0.derivation = nil } },
        TableCase("derived-attribute-removed") { $0.edit("Book") { $0.attributes.drop("total") } },
        TableCase("optional-attribute-moved-up") { $0.move("region", from: "Map", to: "Item") },
        TableCase("mandatory-attribute-moved-up") { $0.move("scale", from: "Map", to: "Item") },
        TableCase("optional-attribute-moved-down") { $0.move("label", from: "Item", to: "Map") },
    ]
}

extension Schema {
    fileprivate mutating func move(_ name: String, from origin: String, to destination: String) {
        guard let attribute = entities[origin]?.attributes[name] else { return }
        edit(origin) { $0.attributes.drop(name) }
        edit(destination) { $0.attributes.insert(attribute) }
    }
}
