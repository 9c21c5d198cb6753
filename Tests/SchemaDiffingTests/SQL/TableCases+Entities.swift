import SchemaDiffing
import SchemaModel

extension TableCase {
    /// Entities, hierarchies, uniqueness and indexes.
    static let entities: [TableCase] = [
        TableCase("entity-added") { $0.entities.insert(Entity(name: "New")) },
        TableCase("entity-with-key-added") { schema in
            schema.entities.insert(
                Entity(
                    name: "New",
                    relationships: [Relationship(name: "shop", destination: "Shop", isToMany: false, inverse: nil)]))
        },
        TableCase("subentity-added") { schema in
            schema.entities.insert(
                Entity(name: "New", parent: "Item", attributes: [Attribute(name: "n", type: .scalar(.int))]))
        },
        TableCase("abstract-subentity-with-attribute-added") { schema in
            schema.entities.insert(
                Entity(
                    name: "New", isAbstract: true, parent: "Item",
                    attributes: [Attribute(name: "n", type: .scalar(.int), isOptional: true)]))
        },
        TableCase("entity-removed", before: { $0.entities.insert(Entity(name: "Old")) }) { $0.entities.drop("Old") },
        TableCase("subentity-removed") { $0.entities.drop("Map") },
        TableCase("abstract-subentity-removed") { $0.entities.drop("Globe") },
        TableCase("entity-renamed", before: { $0.entities.insert(Entity(name: "Old")) }) { schema in
            schema.edit("Old") { $0.name = "New" }
        },
        TableCase("entity-renamed-with-table", before: { $0.entities.insert(Entity(name: "Old", table: "rows")) }) {
            $0.edit("Old") { $0.name = "New" }
        },
        TableCase("subentity-renamed") { $0.edit("Map") { $0.name = "Chart" } },
        TableCase("abstract-subentity-renamed") { $0.edit("Globe") { $0.name = "Ball" } },
        TableCase(
            "entity-with-joins-renamed",
            before: { schema in
                schema.entities.insert(
                    Entity(
                        name: "Old", table: "rows",
                        relationships: [Relationship(name: "all", destination: "Shop", isToMany: true, inverse: nil)]))
            }
        ) { $0.edit("Old") { $0.name = "New" } },
        TableCase("table-changed") { $0.edit("Author") { $0.table = "people" } },
        TableCase("table-written-out") { $0.edit("Author") { $0.table = "Author" } },
        TableCase("class-changed") { $0.edit("Author") { $0.className = "Person" } },
        TableCase("entity-became-abstract") { $0.edit("Item") { $0.isAbstract = true } },
        TableCase("entity-became-concrete") { $0.edit("Globe") { $0.isAbstract = false } },
        TableCase("parent-changed-in-family") { $0.edit("Map") { $0.parent = "Globe" } },
        TableCase("hierarchies-merged") { $0.edit("Shop") { $0.parent = "Item" } },
        TableCase("hierarchy-split") { $0.edit("Map") { $0.parent = nil } },
        TableCase("root-inserted") { schema in
            schema.entities.insert(Entity(name: "Base", attributes: [Attribute(name: "n", type: .scalar(.int))]))
            schema.edit("Item") { $0.parent = "Base" }
        },
        TableCase("unique-added") { $0.edit("Book") { $0.uniqueKeys.elements.append(["mark"]) } },
        TableCase("unique-over-new-optional-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .scalar(.int), isOptional: true))
            schema.edit("Book") { $0.uniqueKeys.elements.append(["n"]) }
        },
        TableCase("unique-over-new-uuid-added") { schema in
            schema.add(toBook: Attribute(name: "n", type: .scalar(.uuid), defaultValue: .generatedUUID))
            schema.edit("Book") { $0.uniqueKeys.elements.append(["n"]) }
        },
        TableCase("unique-reordered") { $0.edit("Book") { $0.uniqueKeys = [["title", "code"]] } },
        TableCase("unique-removed") { $0.edit("Book") { $0.uniqueKeys = [] } },
        TableCase("index-added") { $0.edit("Book") { $0.indexes.elements.append(["mark"]) } },
        TableCase("index-removed") { $0.edit("Book") { $0.indexes = [] } },
    ]
}
