import SchemaDiffing
import SchemaModel

/// TRUTH 1.4: entities, hierarchies, uniqueness and indexes.
let entityRuleCases: [RuleCase] = [
    RuleCase("entity-added", .lightweight) { $0.entities.insert(Entity(name: "New")) },
    RuleCase("entity-removed", .lightweight, loss: ["every row of `Place`"]) { $0.entities.drop("Place") },
    RuleCase("entity-renamed", .none, .same) { $0.edit("Place") { $0.name = "Spot" } },
    RuleCase(
        "entity-became-abstract", .lightweight, loss: ["rows of exactly `Item`, of no sub-entity"],
        certainty: .probable
    ) { $0.edit("Item") { $0.isAbstract = true } },
    RuleCase("entity-became-concrete", .lightweight, certainty: .probable) {
        $0.edit("Film") { $0.isAbstract = false }
    },

    // Place had a table of its own and joins the one of Item.
    RuleCase("hierarchies-merged", .bridge, .moves, .refused, need: .bridge) {
        $0.edit("Place") { $0.parent = "Item" }
    },
    // Two roots below a new one.
    RuleCase("hierarchies-merged", .bridge, .moves, .refused, need: .bridge) { schema in
        schema.entities.insert(Entity(name: "Base"))
        schema.edit("Place") { $0.parent = "Base" }
        schema.edit("Tag") { $0.parent = "Base" }
    },
    RuleCase("entity-moved-to-other-root", .lightweight, certainty: .probable) {
        $0.edit("Book") { $0.parent = "Place" }
    },
    RuleCase("entity-moved-to-other-root", .lightweight, certainty: .probable) { $0.edit("Book") { $0.parent = nil } },
    RuleCase("parent-changed", .lightweight) { $0.edit("Book") { $0.parent = "Film" } },
    // A new root above one old one merges nothing.
    RuleCase("parent-changed", .lightweight) { schema in
        schema.entities.insert(Entity(name: "Base"))
        schema.edit("Item") { $0.parent = "Base" }
    },

    RuleCase(
        "class-renamed", .refused, .moves, .refused, loss: ["every row of `Task`"]
    ) { $0.edit("Task") { $0.className = "Job" } },
    RuleCase("class-renamed", .none, .same) { $0.edit("Task") { $0.className = "App.Task" } },
    RuleCase("table-renamed", .none, .same) { $0.edit("Task") { $0.table = "jobs" } },

    RuleCase("unique-without-dedupe", .custom, .moves, .dataDependent, need: .dedupe) { schema in
        schema.edit("Task") { $0.uniqueKeys.elements.append(["code"]) }
    },
    // One old member makes values that differ; the rows may still collide.
    RuleCase("unique-without-dedupe", .custom, .moves, .dataDependent, need: .dedupe) { schema in
        schema.edit("Task") { $0.attributes.insert(.serial) }
        schema.edit("Task") { $0.uniqueKeys.elements.append(["code", "serial"]) }
    },
    RuleCase(
        "unique-over-new-attribute", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable
    ) { schema in
        schema.edit("Task") { $0.attributes.insert(.serial) }
        schema.edit("Task") { $0.uniqueKeys.elements.append(["serial"]) }
    },
    RuleCase("unique-over-new-attribute", .lightweight, certainty: .probable) { schema in
        schema.edit("Task") { $0.attributes.insert(Attribute(name: "n", type: .scalar(.int), isOptional: true)) }
        schema.edit("Task") { $0.uniqueKeys.elements.append(["n"]) }
    },
    RuleCase("unique-removed", .lightweight) { $0.edit("Task") { $0.uniqueKeys = [] } },
    RuleCase("unique-reordered", .lightweight, certainty: .probable) { schema in
        schema.edit("Task") { $0.uniqueKeys = [["due", "title"]] }
    },
    RuleCase("index-changed", .none, .same) { $0.edit("Task") { $0.indexes = [["due"]] } },

    RuleCase("property-moved-up", .lightweight) { schema in
        schema.edit("Book") { $0.attributes.drop("isbn") }
        schema.edit("Item") { item in
            item.attributes.insert(Attribute(name: "isbn", type: .scalar(.string), isOptional: true))
        }
    },
    // Rows of Item and Book never had minutes.
    RuleCase("property-moved-up", .bridge, .moves, .dataDependent, need: .bridge) { schema in
        schema.edit("Film") { $0.attributes.drop("minutes") }
        schema.edit("Item") { $0.attributes.insert(Attribute(name: "minutes", type: .scalar(.int))) }
    },
    RuleCase(
        "property-moved-down", .lightweight, loss: ["`Item.heading` of every row that is no `Book`"],
        certainty: .probable
    ) { schema in
        schema.edit("Item") { $0.attributes.drop("heading") }
        schema.edit("Book") { book in
            book.attributes.insert(Attribute(name: "heading", type: .scalar(.string), isOptional: true))
        }
    },
    RuleCase(
        "property-moved-down", .lightweight, loss: ["`Book.isbn` of every row that is no `Film`"],
        certainty: .probable
    ) { schema in
        schema.edit("Book") { $0.attributes.drop("isbn") }
        schema.edit("Film") { film in
            film.attributes.insert(Attribute(name: "isbn", type: .scalar(.string), isOptional: true))
        }
    },
]

extension Attribute {
    fileprivate static let serial = Attribute(name: "serial", type: .scalar(.uuid), defaultValue: .generatedUUID)
}
