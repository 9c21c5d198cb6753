import SchemaModel

/// Schemas that several tests read.
enum SQLiteTestSchemas {
    /// A schema of `entities`.
    static func schema(
        _ entities: [Entity], enums: NamedList<EnumType> = [], composites: NamedList<CompositeType> = [],
        version: SchemaVersion = SchemaVersion(1, 0, 0)
    ) -> Schema {
        Schema(
            name: "Test", version: version, enums: enums, composites: composites, entities: NamedList(entities))
    }

    /// A library: inheritance, a composite, enums, limits, defaults, ordered and counted relationships.
    static let everything = Schema(
        name: "Library", version: SchemaVersion(3, 1, 2),
        enums: [
            EnumType(
                name: "Format", rawType: .string,
                cases: [
                    EnumType.Case(name: "paper", rawValue: .string("paper")),
                    EnumType.Case(name: "digital", rawValue: .string("e'book")),
                ]),
            EnumType(
                name: "Priority", rawType: .int,
                cases: [
                    EnumType.Case(name: "low", rawValue: .integer(-1)),
                    EnumType.Case(name: "high", rawValue: .integer(1)),
                ]),
        ],
        composites: [
            CompositeType(
                name: "Address",
                fields: [
                    CompositeType.Field(name: "street", type: .scalar(.string)),
                    CompositeType.Field(name: "city", type: .scalar(.string)),
                    CompositeType.Field(name: "zip", type: .scalar(.string), isOptional: true),
                ])
        ],
        entities: [item, book, film, person, loan, shelf])

    private static let item = Entity(
        name: "Item", doc: "Anything that can be lent.", isAbstract: true,
        attributes: [
            Attribute(
                name: "title", type: .scalar(.string), defaultValue: .constant(.string("")),
                limits: AttributeLimits(maximumLength: 200)),
            Attribute(name: "addedAt", type: .scalar(.date), defaultValue: .now),
            Attribute(
                name: "rating", doc: "Stars.\nFive are best.", type: .scalar(.int16),
                defaultValue: .constant(.integer(0)),
                limits: AttributeLimits(minimum: .integer(0), maximum: .integer(5))),
        ])

    private static let book = Entity(
        name: "Book", doc: "A book.", parent: "Item",
        attributes: [
            Attribute(
                name: "isbn", type: .scalar(.string), isOptional: true,
                limits: AttributeLimits(pattern: "[0-9-]+")),
            Attribute(name: "language", type: .scalar(.string)),
            Attribute(
                name: "format", type: .enumeration("Format"), defaultValue: .constant(.enumCase("digital"))),
        ],
        relationships: [
            Relationship(name: "writers", destination: "Person", isToMany: true, isOrdered: true, inverse: "books"),
            Relationship(name: "shelf", destination: "Shelf", isToMany: false, isOptional: true, inverse: "books"),
            Relationship(name: "loans", destination: "Loan", isToMany: true, inverse: "book", deleteRule: .deny),
        ],
        indexes: [["language", "format"]], uniqueKeys: [["isbn"]])

    private static let film = Entity(
        name: "Film", parent: "Item",
        attributes: [Attribute(name: "language", type: .scalar(.string), isOptional: true)])

    private static let person = Entity(
        name: "Person",
        attributes: [
            Attribute(name: "id", type: .scalar(.uuid), defaultValue: .generatedUUID),
            Attribute(name: "address", type: .composite("Address"), isOptional: true),
            Attribute(name: "tags", type: .list(.string), isOptional: true),
        ],
        relationships: [
            Relationship(name: "books", destination: "Book", isToMany: true, inverse: "writers"),
            Relationship(
                name: "loans", destination: "Loan", isToMany: true, maximumCount: 3, inverse: "borrower",
                deleteRule: .cascade),
        ], uniqueKeys: [["id"]])

    private static let loan = Entity(
        name: "Loan",
        relationships: [
            Relationship(name: "book", destination: "Book", isToMany: false, inverse: "loans"),
            Relationship(
                name: "borrower", destination: "Person", isToMany: false, inverse: "loans", deleteRule: .cascade),
        ])

    private static let shelf = Entity(
        name: "Shelf",
        relationships: [
            Relationship(name: "books", destination: "Book", isToMany: true, isOrdered: true, inverse: "shelf")
        ])
}
