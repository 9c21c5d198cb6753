import SchemaModel

/// Schemas that make the `swift` target work hard.
enum SwiftTypesSchemas {
    private static let version = SchemaVersion(1, 0, 0)

    private static func constant(of type: ScalarType) -> Constant? {
        switch type {
        case .string: .string("a \"quoted\" \\(text)\0\n\u{202E}\u{301}é👩‍👩‍👧")
        case .bool: .bool(true)
        case .int, .int64: .integer(.min)
        case .int16: .integer(-32768)
        case .int32: .integer(2_147_483_647)
        case .float: .double(-1.5e-7)
        case .double: .double(1.7976931348623157e308)
        case .decimal: DecimalConstant("-12345678901234567890.123456789012345678").map(Constant.decimal)
        case .date: .date(DateConstant(seconds: 978_307_197, nanoseconds: 750_000_000))
        case .uuid: .uuid("00112233-4455-6677-8899-AABBCCDDEEFF")
        case .url: .url("https://example.com/?a=\"b\"")
        case .data: .data([0, 255, 1])
        }
    }

    private static func value(of type: ScalarType) -> DefaultValue? { constant(of: type).map(DefaultValue.constant) }

    /// Every scalar four times: mandatory, optional, with a constant, as a list.
    static let scalars: Schema = {
        var attributes = NamedList<Attribute>()
        for type in ScalarType.allCases {
            attributes.insert(Attribute(name: "\(type.rawValue)Plain", type: .scalar(type)))
            attributes.insert(Attribute(name: "\(type.rawValue)Optional", type: .scalar(type), isOptional: true))
            let value = constant(of: type).map(DefaultValue.constant)
            attributes.insert(
                Attribute(
                    name: "\(type.rawValue)Default", type: .scalar(type),
                    defaultValue: value))
            attributes.insert(
                Attribute(
                    name: "\(type.rawValue)OptionalDefault", type: .scalar(type), isOptional: true,
                    defaultValue: value))
            let list = constant(of: type).map { DefaultValue.constant(.list([$0, $0])) }
            attributes.insert(Attribute(name: "\(type.rawValue)List", type: .list(type), defaultValue: list))
        }
        attributes.insert(Attribute(name: "made", type: .scalar(.uuid), defaultValue: .generatedUUID))
        attributes.insert(Attribute(name: "born", type: .scalar(.date), defaultValue: .now))
        let everything = Entity(name: "Everything", attributes: attributes)
        return Schema(name: "Scalars", version: version, entities: [everything])
    }()

    /// The name of every type that generated code uses, as an entity; keywords as members and cases.
    static let shadows: Schema = {
        let members = [
            "class", "default", "in", "init", "inout", "let", "var", "func", "await", "Any", "super", "throws", "open",
            "Date", "UUID", "String", "Color", "value", "description", "hash", "any", "some", "each",
        ]
        let names = [
            "Data", "Date", "URL", "UUID", "Decimal", "String", "Int", "Int64", "Bool", "Double", "Task", "Error",
            "Result", "Optional", "Array", "Sendable", "Codable", "Hashable", "CaseIterable", "Equatable", "Never",
            "Encoder", "Decoder", "CodingKey", "Character", "Set", "Dictionary", "Identifiable",
        ]
        let types: [ScalarType] = [.string, .bool, .int, .int64, .double, .decimal, .date, .uuid, .url, .data]
        let keywords = NamedList<Attribute>(
            members.map { Attribute(name: $0, type: .scalar(.int), defaultValue: .constant(.integer(1))) }
                + types.map { Attribute(name: "\($0)Value", type: .scalar($0), defaultValue: value(of: $0)) })
        var attributes: NamedList<Attribute> = []
        for type in types {
            attributes.insert(Attribute(name: "\(type)Value", type: .scalar(type), defaultValue: value(of: type)))
        }
        attributes.insert(Attribute(name: "born", type: .scalar(.date), defaultValue: .now))
        attributes.insert(
            Attribute(name: "color", type: .enumeration("Color"), defaultValue: .constant(.enumCase("in"))))
        attributes.insert(Attribute(name: "place", type: .composite("Place"), isOptional: true))
        attributes.insert(Attribute(name: "extra", type: .codable("Extra"), isOptional: true))
        let few = NamedList(Array(attributes.elements.prefix(4)))
        let cases = ["in", "class", "none", "some", "default", "init", "String", "case", "rawText"].map {
            EnumType.Case(name: $0, rawValue: .string("\($0)\"\n"))
        }
        let level = EnumType(
            name: "Level", rawType: .int64,
            cases: [
                EnumType.Case(name: "low", rawValue: .integer(.min), doc: "The least.\nReally."),
                EnumType.Case(name: "high", rawValue: .integer(.max)),
            ])
        let place = CompositeType(
            name: "Place",
            fields: [
                CompositeType.Field(name: "String", type: .scalar(.string), defaultValue: .constant(.string(""))),
                CompositeType.Field(name: "level", type: .enumeration("Level"), isOptional: true),
                CompositeType.Field(name: "since", type: .scalar(.date), defaultValue: .now),
            ])
        return Schema(
            name: "Shadows", version: version,
            enums: [EnumType(name: "Color", rawType: .string, cases: NamedList(cases)), level], composites: [place],
            entities: NamedList(
                names.map { Entity(name: $0, attributes: $0 == "Date" ? attributes : few) }
                    + [Entity(name: "Members", attributes: keywords), Entity(name: "Empty")]))
    }()

    /// A model as people write it.
    static let books: Schema = {
        let id = Attribute(name: "id", type: .scalar(.uuid), defaultValue: .generatedUUID)
        let item = Entity(
            name: "Item", doc: "Something to lend.", isAbstract: true,
            attributes: [
                id,
                Attribute(
                    name: "title", doc: String(repeating: "What stands on the cover. ", count: 8),
                    type: .scalar(.string), defaultValue: .constant(.string(""))),
            ],
            relationships: [
                Relationship(name: "shelf", destination: "Shelf", isToMany: false, isOptional: true, inverse: "items"),
                Relationship(name: "tags", destination: "Tag", isToMany: true, inverse: "items"),
            ], uniqueKeys: [["title", "id"], ["id"]])
        let book = Entity(
            name: "Book", parent: "Item",
            attributes: [
                Attribute(name: "pages", type: .scalar(.int32), isOptional: true),
                Attribute(name: "worth", type: .scalar(.int), defaultValue: .constant(.integer(1_000_000))),
                Attribute(name: "format", type: .enumeration("Format"), defaultValue: .constant(.enumCase("paper"))),
                Attribute(name: "cover", type: .transformable("ImageTransformer"), isOptional: true),
                Attribute(name: "isOpen", type: .scalar(.bool), isTransient: true),
                Attribute(name: "sequelID", type: .scalar(.string)),
            ],
            relationships: [
                Relationship(name: "sequel", destination: "Book", isToMany: false, isOptional: true, inverse: nil),
                Relationship(name: "owner", destination: "Person", isToMany: false, inverse: "books"),
            ])
        let shelf = Entity(
            name: "Shelf", attributes: [Attribute(name: "label", type: .scalar(.string))],
            relationships: [
                Relationship(name: "items", destination: "Item", isToMany: true, isOrdered: true, inverse: "shelf")
            ])
        let tag = Entity(
            name: "Tag", attributes: [Attribute(name: "word", type: .scalar(.string))],
            relationships: [Relationship(name: "items", destination: "Item", isToMany: true, inverse: "tags")],
            uniqueKeys: [["word"]])
        let person = Entity(
            name: "Person", attributes: [Attribute(name: "email", type: .scalar(.string))],
            relationships: [Relationship(name: "books", destination: "Book", isToMany: true, inverse: "owner")],
            uniqueKeys: [["email"]])
        let format = EnumType(
            name: "Format", doc: "How it is read.", rawType: .string,
            cases: [
                EnumType.Case(name: "paper", rawValue: .string("paper")),
                EnumType.Case(name: "sound", rawValue: .string("audio"), doc: "Read aloud."),
            ])
        return Schema(name: "Library", version: version, enums: [format], entities: [item, book, shelf, tag, person])
    }()
}
