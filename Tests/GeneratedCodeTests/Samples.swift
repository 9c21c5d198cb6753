import SchemaModel

/// Schemas that make the `swiftdata` target show everything it can do.
enum Samples {
    static func attribute(
        _ name: String, _ type: AttributeType, optional: Bool = false, _ value: DefaultValue? = nil,
        identity: String? = nil
    ) -> Attribute {
        Attribute(name: name, identity: identity, type: type, isOptional: optional, defaultValue: value)
    }

    static let text = AttributeType.scalar(.string)
    static let empty = DefaultValue.constant(.string(""))

    private static let category = Entity(
        name: "Category",
        attributes: [
            attribute("id", .scalar(.uuid), .generatedUUID), attribute("name", text, empty),
        ],
        relationships: [
            Relationship(name: "tasks", destination: "Task", isToMany: true, inverse: "category", deleteRule: .cascade)
        ], uniqueKeys: [["id"]])

    private static let task1 = Entity(
        name: "Task", doc: "One thing to do.",
        attributes: [
            attribute("id", .scalar(.uuid), .generatedUUID), attribute("name", text, empty),
            attribute("isCompleted", .scalar(.bool), .constant(.bool(false))),
            attribute("createdAt", .scalar(.date), .now),
        ],
        relationships: [
            Relationship(name: "category", destination: "Category", isToMany: false, isOptional: true, inverse: "tasks")
        ], uniqueKeys: [["id"]])

    private static var task2: Entity {
        var task = task1
        task.attributes = [
            attribute("id", .scalar(.uuid), .generatedUUID), attribute("title", text, empty, identity: "name"),
            attribute("isCompleted", .scalar(.bool), .constant(.bool(false))),
            attribute("createdAt", .scalar(.date), .now),
            attribute("priority", .enumeration("Priority"), .constant(.enumCase("normal"))),
            attribute("color", .enumeration("Color"), optional: true), attribute("notes", text, optional: true),
            attribute("home", .composite("Address")), attribute("tags", .list(.string), optional: true),
        ]
        return task
    }

    static let priority = EnumType(
        name: "Priority", doc: "How soon.", rawType: .int,
        cases: [
            EnumType.Case(name: "low", rawValue: .integer(0)), EnumType.Case(name: "normal", rawValue: .integer(1)),
            EnumType.Case(name: "default", rawValue: .integer(-2), doc: "A case called like a keyword."),
        ])

    static let color = EnumType(
        name: "Color", rawType: .string,
        cases: [
            EnumType.Case(name: "red", rawValue: .string("red")),
            EnumType.Case(name: "green", rawValue: .string("g\"n")),
        ])

    static let address = CompositeType(
        name: "Address", doc: "Where something is.",
        fields: [
            CompositeType.Field(name: "street", type: text, defaultValue: empty),
            CompositeType.Field(name: "zip", doc: "As written.", type: text, isOptional: true),
            CompositeType.Field(name: "paint", type: .enumeration("Color"), isOptional: true),
            CompositeType.Field(
                name: "rank", type: .enumeration("Priority"), defaultValue: .constant(.enumCase("low"))),
        ])

    static let taskManager1 = Schema(
        name: "TaskManager", version: SchemaVersion(1, 0, 0), entities: [task1, category])

    static let taskManager2 = Schema(
        name: "TaskManager", version: SchemaVersion(2, 0, 0), enums: [priority, color], composites: [address],
        entities: [task2, category])

    /// Entities, enums and composites called like what generated code mentions, with properties called like types and
    /// keywords.
    static let shadowing: Schema = {
        let names = [
            "Task", "Category", "Data", "Date", "UUID", "URL", "Decimal", "Error", "Schema", "Model", "Predicate",
            "Attribute", "Relationship", "Transient", "Unique", "Index", "String", "Int", "Bool", "Codable", "Sendable",
            "Hashable", "CaseIterable", "ModelContext", "ModelContainer", "ModelConfiguration", "VersionedSchema",
            "SchemaMigrationPlan", "MigrationStage", "PersistentModel", "Result", "Optional", "Array", "Query", "Hooks",
        ]
        let keywords = ["default", "in", "class", "for", "init", "case", "repeat", "place", "member", "newValue"]
        let entities = names.map { name in
            Entity(
                name: name,
                attributes: NamedList(
                    [
                        attribute("id", .scalar(.uuid), .generatedUUID), attribute("at", .scalar(.date), .now),
                        attribute("text", text, empty), attribute("link", .scalar(.url), optional: true),
                        attribute("bytes", .scalar(.data), .constant(.data([1, 2]))),
                        attribute("kind", .enumeration("Kind"), .constant(.enumCase("default"))),
                        attribute("Kind", .enumeration("Kind"), .constant(.enumCase("default"))),
                        attribute(name == "Date" ? "date" : "Date", .scalar(.date), .now),
                        attribute("spot", .composite("Double")),
                    ] + keywords.map { attribute($0, .scalar(.int), .constant(.integer(1))) }), uniqueKeys: [["id"]])
        }
        let kind = EnumType(
            name: "Kind", rawType: .string,
            cases: [
                EnumType.Case(name: "default", rawValue: .string("default")),
                EnumType.Case(name: "Kind", rawValue: .string("Kind")),
            ])
        let spot = CompositeType(
            name: "Double",
            fields: [
                CompositeType.Field(name: "x", type: .scalar(.double), defaultValue: .constant(.double(0.5))),
                CompositeType.Field(name: "Date", type: .scalar(.date), isOptional: true),
            ])
        return Schema(
            name: "Shadows", version: SchemaVersion(1, 0, 0), enums: [kind], composites: [spot],
            entities: NamedList(entities))
    }()

    /// Every type with and without a default, every option of an attribute.
    static let everyAttribute: Schema = {
        var attributes = ScalarType.allCases.map { attribute("plain\($0)", .scalar($0)) }
        attributes += ScalarType.allCases.map { attribute("optional\($0)", .scalar($0), optional: true) }
        attributes += [
            attribute("double", .scalar(.double), .constant(.double(1e300))),
            attribute("price", .scalar(.decimal), DecimalConstant("-12.50").map { .constant(.decimal($0)) }),
            attribute("born", .scalar(.date), .constant(.date(DateConstant(seconds: -1, nanoseconds: 5)))),
            attribute("key", .scalar(.uuid), .constant(.uuid("00000000-0000-0000-0000-0000000000FF"))),
            attribute("site", .scalar(.url), .constant(.url("https://a.org/?b=\"c\""))),
            attribute("words", .list(.string), .constant(.list([.string("a"), .string("\n")]))),
            attribute("spot", .composite("Address")), attribute("maybeSpot", .composite("Address"), optional: true),
            attribute("rank", .enumeration("Priority")), attribute("rankCase", text, optional: true),
            Attribute(
                name: "blob", identity: "picture", doc: "A picture.\n\nPerhaps a large one.", type: .scalar(.data),
                isOptional: true, allowsExternalStorage: true, allowsCloudEncryption: true, hashModifier: "v2"),
            Attribute(name: "draft", type: text, isOptional: true, isEphemeral: true),
            Attribute(name: "found", type: text, isOptional: true, isIndexedBySpotlight: true),
            Attribute(name: "kept", type: text, isOptional: true, preservesValueOnDeletion: true),
            Attribute(name: "seen", type: .scalar(.bool), defaultValue: .constant(.bool(true)), isTransient: true),
            Attribute(name: "styled", type: .transformable("Styler"), isOptional: true, valueClass: "NSObject"),
            Attribute(name: "archived", type: .transformable(nil), isOptional: true, valueClass: "NSObject"),
            Attribute(name: "shape", type: .codable("Geometry"), isOptional: true),
        ]
        return Schema(
            name: "Everything", version: SchemaVersion(1, 0, 1), doc: "All there is.", enums: [priority, color],
            composites: [address], entities: [Entity(name: "Thing", attributes: NamedList(attributes))])
    }()
}
