import SchemaDiffing
import SchemaModel

extension TableCase {
    /// Relationships and every row of the delete rules (TRUTH 4.3).
    static let relationships: [TableCase] = [
        TableCase("optional-to-one-added") { schema in
            schema.add(
                toBook: Relationship(name: "r", destination: "Shop", isToMany: false, isOptional: true, inverse: nil))
        },
        TableCase("mandatory-to-one-added") { schema in
            schema.add(toBook: Relationship(name: "r", destination: "Shop", isToMany: false, inverse: nil))
        },
        TableCase("to-many-added") { schema in
            schema.add(toBook: Relationship(name: "r", destination: "Shop", isToMany: true, inverse: nil))
        },
        TableCase("pair-added") { schema in
            schema.add(
                toBook: Relationship(name: "r", destination: "Item", isToMany: false, isOptional: true, inverse: "all"))
            schema.edit("Item") {
                $0.relationships.insert(Relationship(name: "all", destination: "Book", isToMany: true, inverse: "r"))
            }
        },
        TableCase("inverse-added") { schema in
            schema.edit("Book", relationship: "place") { $0.inverse = "all" }
            schema.edit("Item") {
                $0.relationships.insert(
                    Relationship(
                        name: "all", destination: "Book", isToMany: true, inverse: "place", deleteRule: .cascade))
            }
        },
        TableCase("to-one-removed") { $0.edit("Book") { $0.relationships.drop("place") } },
        TableCase("to-one-of-subentity-removed") { $0.edit("Map") { $0.relationships.drop("drawer") } },
        TableCase("to-many-removed") { $0.edit("Book") { $0.relationships.drop("likes") } },
        TableCase("inverse-removed") { schema in
            schema.edit("Book", relationship: "shop") { $0.inverse = nil }
            schema.edit("Shop") { $0.relationships.drop("books") }
        },
        TableCase("to-one-renamed") { schema in
            schema.edit("Book", relationship: "shop") { $0.name = "store" }
            schema.edit("Shop", relationship: "books") { $0.inverse = "store" }
        },
        TableCase("to-many-renamed") { $0.edit("Book", relationship: "likes") { $0.name = "loves" } },
        TableCase("inverse-renamed") { schema in
            schema.edit("Shop", relationship: "books") { $0.name = "stock" }
            schema.edit("Book", relationship: "shop") { $0.inverse = "stock" }
        },
        TableCase("to-one-became-to-many") { $0.edit("Book", relationship: "shop") { $0.isToMany = true } },
        TableCase("to-many-became-to-one") { $0.edit("Book", relationship: "likes") { $0.isToMany = false } },
        TableCase("to-many-side-became-to-one") { schema in
            schema.edit("Shop", relationship: "books") {
                ($0.isToMany, $0.isOrdered, $0.isOptional) = (false, false, true)
            }
        },
        TableCase("destination-widened", before: { $0.edit("Book", relationship: "place") { $0.destination = "Map" } })
        {
            $0.edit("Book", relationship: "place") { $0.destination = "Item" }
        },
        TableCase("destination-narrowed") { $0.edit("Book", relationship: "place") { $0.destination = "Map" } },
        TableCase("destination-changed") { $0.edit("Book", relationship: "place") { $0.destination = "Author" } },
        TableCase("to-one-became-mandatory") { $0.edit("Book", relationship: "place") { $0.isOptional = false } },
        TableCase(
            "to-one-became-optional",
            before: { schema in
                schema.edit("Book", relationship: "shop") { $0.isOptional = false }
            }
        ) { $0.edit("Book", relationship: "shop") { $0.isOptional = true } },
        TableCase("to-many-became-optional") { $0.edit("Book", relationship: "likes") { $0.isOptional = true } },
        TableCase("order-added") { $0.edit("Book", relationship: "likes") { $0.isOrdered = true } },
        TableCase("order-removed") { $0.edit("Shop", relationship: "books") { $0.isOrdered = false } },
        TableCase("count-limited") { $0.edit("Book", relationship: "likes") { $0.maximumCount = 9 } },

        rule("to-many-rule-cascade", "Shop", "books", .cascade),
        rule("to-many-rule-deny", "Shop", "books", .deny),
        rule("to-many-rule-no-action", "Shop", "books", .noAction),
        TableCase(
            "to-many-rule-no-action-ended",
            before: { schema in
                schema.edit("Shop", relationship: "books") { $0.deleteRule = .noAction }
            }
        ) { $0.edit("Shop", relationship: "books") { $0.deleteRule = .nullify } },
        rule("to-one-rule-cascade", "Book", "shop", .cascade),
        rule("to-one-rule-deny", "Book", "shop", .deny),
        rule("to-one-rule-no-action", "Book", "shop", .noAction),
        rule("one-to-one-rule-cascade", "Author", "desk", .cascade),
        rule("many-to-many-rule-cascade", "Author", "books", .cascade),
        rule("many-to-many-rule-deny", "Author", "books", .deny),
        rule("many-to-many-rule-no-action", "Author", "books", .noAction),
        rule("one-way-to-many-rule-no-action", "Book", "likes", .noAction),
    ]

    private static func rule(_ name: String, _ entity: String, _ relationship: String, _ rule: DeleteRule) -> TableCase
    {
        TableCase(name) { $0.edit(entity, relationship: relationship) { $0.deleteRule = rule } }
    }
}
