import SchemaModel

extension Samples {
    /// Every pair of cardinalities, every delete rule, order, counts, a model that refers to itself, and none that lead back.
    static let everyCardinality = Schema(
        name: "Links", version: SchemaVersion(1, 0, 0),
        entities: [
            Entity(
                name: "Person", attributes: [attribute("name", text, empty)],
                relationships: [
                    Relationship(
                        name: "passport", destination: "Passport", isToMany: false, isOptional: true, inverse: "owner",
                        deleteRule: .cascade),
                    Relationship(
                        name: "clubs", destination: "Club", isToMany: true, maximumCount: 9, inverse: "members",
                        deleteRule: .nullify),
                    Relationship(
                        name: "children", destination: "Person", isToMany: true, isOptional: true, isOrdered: true,
                        inverse: "parent", deleteRule: .deny),
                    Relationship(
                        name: "parent", destination: "Person", isToMany: false, isOptional: true, inverse: "children"),
                    Relationship(
                        name: "spouse", identity: "partner", destination: "Person", isToMany: false, isOptional: true,
                        inverse: "spouseOf", hashModifier: "2"),
                    Relationship(
                        name: "spouseOf", destination: "Person", isToMany: false, isOptional: true, inverse: "spouse"),
                    Relationship(
                        name: "photos", destination: "Photo", isToMany: true, isOrdered: true, minimumCount: 1,
                        inverse: "person", deleteRule: .cascade),
                ]),
            Entity(
                name: "Passport",
                relationships: [
                    Relationship(name: "owner", destination: "Person", isToMany: false, inverse: "passport")
                ], uniqueKeys: [["owner"]]),
            Entity(
                name: "Club",
                relationships: [
                    Relationship(name: "members", destination: "Person", isToMany: true, inverse: "clubs"),
                    Relationship(
                        name: "logo", destination: "Photo", isToMany: false, isOptional: true, inverse: nil,
                        deleteRule: .noAction),
                ]),
            Entity(
                name: "Photo", attributes: [attribute("personPosition", text, empty)],
                relationships: [
                    Relationship(
                        name: "person", destination: "Person", isToMany: false, isOptional: true, inverse: "photos")
                ]),
        ])

    /// Two levels of abstract parents, one of which has a relationship.
    static let abstractParents = Schema(
        name: "Zoo", version: SchemaVersion(1, 0, 0), enums: [priority],
        entities: [
            Entity(
                name: "Being", isAbstract: true, hashModifier: "1",
                attributes: [
                    attribute("id", .scalar(.uuid), .generatedUUID),
                    attribute("rank", .enumeration("Priority"), .constant(.enumCase("low"))),
                ],
                relationships: [
                    Relationship(name: "keeper", destination: "Keeper", isToMany: false, isOptional: true, inverse: nil)
                ], uniqueKeys: [["id"]]),
            Entity(name: "Mammal", isAbstract: true, parent: "Being", attributes: [attribute("legs", .scalar(.int16))]),
            Entity(name: "Cat", parent: "Mammal", attributes: [attribute("lives", .scalar(.int))]),
            Entity(name: "Fish", parent: "Being"),
            Entity(name: "Keeper", attributes: [attribute("name", text, empty)]),
        ])

    /// Concrete parents, relationships to a parent and from a child, keys over inherited properties.
    static let inheritance = Schema(
        name: "Library", version: SchemaVersion(1, 0, 0), enums: [priority],
        entities: [
            Entity(
                name: "Item",
                attributes: [
                    attribute("title", text, empty), attribute("count", .scalar(.int)),
                    attribute("rank", .enumeration("Priority")),
                ],
                relationships: [
                    Relationship(
                        name: "shelf", destination: "Shelf", isToMany: false, isOptional: true, inverse: "items")
                ]),
            Entity(
                name: "Book", parent: "Item", attributes: [attribute("pages", .scalar(.int))],
                relationships: [
                    Relationship(
                        name: "chapters", destination: "Chapter", isToMany: true, isOrdered: true, inverse: "book",
                        deleteRule: .cascade)
                ], indexes: [["pages", "title"]], uniqueKeys: [["title"], ["pages", "title"]]),
            Entity(name: "Atlas", parent: "Book"),
            Entity(
                name: "Shelf", isAbstract: true,
                relationships: [
                    Relationship(name: "items", destination: "Item", isToMany: true, isOrdered: true, inverse: "shelf")
                ]),
            Entity(name: "Corner", parent: "Shelf"),
            Entity(
                name: "Chapter",
                relationships: [Relationship(name: "book", destination: "Book", isToMany: false, inverse: "chapters")]),
        ])

    /// Names that differ from the stored ones.
    static let renamed = Schema(
        name: "Renamed", version: SchemaVersion(3, 1, 0),
        entities: [
            Entity(
                name: "Todo", identity: "Task", attributes: [attribute("title", text, empty, identity: "name")],
                relationships: [
                    Relationship(
                        name: "steps", identity: "parts", destination: "Step", isToMany: true, isOrdered: true,
                        inverse: "todo")
                ]),
            Entity(
                name: "Task", identity: "Task~3.0.0",
                attributes: [attribute("rank", .scalar(.int), .constant(.integer(0)), identity: "rank~3.0.0")]),
            Entity(
                name: "Step", className: "App.TodoStep",
                relationships: [
                    Relationship(
                        name: "todo", identity: "task", destination: "Todo", isToMany: false, isOptional: true,
                        inverse: "steps")
                ]),
        ])

    /// Compound keys and indexes.
    static let keyed = Schema(
        name: "Keyed", version: SchemaVersion(0, 1, 0),
        entities: [
            Entity(
                name: "Row",
                attributes: [
                    attribute("a", text, empty), attribute("b", text, empty), attribute("default", text, empty),
                ],
                relationships: [
                    Relationship(name: "next", destination: "Row", isToMany: false, isOptional: true, inverse: nil)
                ], indexes: [["a"], ["b", "default"]], uniqueKeys: [["a"], ["a", "b"], ["default", "next"]])
        ])

    /// Lines that must be broken.
    static let longNames: Schema = {
        let long = "anAttributeWithAVeryLongNameThatSomebodyMustHaveWanted"
        let attributes = (1...4).map {
            attribute("\(long)\($0)", .scalar(.bool), .constant(.bool(false)), identity: "x\($0)")
        }
        return Schema(
            name: "AnApplicationWithQuiteALongNameOfItsOwn", version: SchemaVersion(1, 0, 0),
            entities: [
                Entity(
                    name: "AnEntityWithAVeryLongName", doc: String(repeating: "A long story. ", count: 30),
                    attributes: NamedList(attributes),
                    relationships: [
                        Relationship(
                            name: "aRelationshipWithAVeryLongName", identity: "theFirstNameOfTheRelationship",
                            destination: "AnotherEntityWithAVeryLongName", isToMany: true, minimumCount: 1,
                            maximumCount: 100_000, inverse: "theOtherEndOfTheRelationship", deleteRule: .noAction,
                            hashModifier: "second")
                    ], indexes: UnorderedList(attributes.map { [$0.name] }),
                    uniqueKeys: [attributes.map(\.name)]),
                Entity(
                    name: "AnotherEntityWithAVeryLongName",
                    relationships: [
                        Relationship(
                            name: "theOtherEndOfTheRelationship", destination: "AnEntityWithAVeryLongName",
                            isToMany: false, isOptional: true, inverse: "aRelationshipWithAVeryLongName")
                    ]),
            ])
    }()
}
