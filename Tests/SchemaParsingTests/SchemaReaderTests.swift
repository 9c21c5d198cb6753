import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// Reading of whole versions.
@Suite struct SchemaReaderTests {
    static let taskManager = """
        # yaml-language-server: $schema=varve.schema.json
        schema: TaskManager
        version: 2.0.0

        enums:
          Priority: { raw: int, cases: { low: 0, normal: 1, high: 2 } }
          Color: [red, green, blue]

        composites:
          Address: { street: string, city: string, zip: string? }

        entities:
          Task:
            doc: One thing to do.
            attributes:
              id: { type: uuid, default: uuid(), unique: true }
              title: { type: string, default: "", maxLength: 200 }
              isCompleted: { type: bool, default: false }
              createdAt: { type: date, default: now() }
              priority: { type: Priority, default: normal }
              notes: string?
              tags: list(string)?
              cover: { type: data, optional: true, externalStorage: true }
            relationships:
              category: { to: Category?, inverse: tasks }
            indexes: [[createdAt], [isCompleted, createdAt]]
            unique: [[title, createdAt]]

          Category:
            attributes:
              id: { type: uuid, default: uuid(), unique: true }
              name: { type: string, default: "" }
            relationships:
              tasks: { to: [Task], inverse: category, deleteRule: cascade }

        migration:
          from: 1.0.0
          rename:
            Task.name: title
          discard: [Task.obsolete]
        """

    /// What the example says, declared types first.
    private static let enums: NamedList<EnumType> = [
        EnumType(
            name: "Priority", rawType: .int,
            cases: [
                EnumType.Case(name: "low", rawValue: .integer(0)),
                EnumType.Case(name: "normal", rawValue: .integer(1)),
                EnumType.Case(name: "high", rawValue: .integer(2)),
            ]),
        EnumType(
            name: "Color", rawType: .string,
            cases: NamedList(["red", "green", "blue"].map { EnumType.Case(name: $0, rawValue: .string($0)) })),
    ]

    private static let composites: NamedList<CompositeType> = [
        CompositeType(
            name: "Address",
            fields: [
                CompositeType.Field(name: "street", type: .scalar(.string)),
                CompositeType.Field(name: "city", type: .scalar(.string)),
                CompositeType.Field(name: "zip", type: .scalar(.string), isOptional: true),
            ])
    ]

    private static let entities: NamedList<Entity> = {
        let id = Attribute(name: "id", type: .scalar(.uuid), defaultValue: .generatedUUID)
        return [
            Entity(
                name: "Task", doc: "One thing to do.",
                attributes: [
                    id,
                    Attribute(
                        name: "title", type: .scalar(.string), defaultValue: .constant(.string("")),
                        limits: AttributeLimits(maximumLength: 200)),
                    Attribute(name: "isCompleted", type: .scalar(.bool), defaultValue: .constant(.bool(false))),
                    Attribute(name: "createdAt", type: .scalar(.date), defaultValue: .now),
                    Attribute(
                        name: "priority", type: .enumeration("Priority"),
                        defaultValue: .constant(.enumCase("normal"))),
                    Attribute(name: "notes", type: .scalar(.string), isOptional: true),
                    Attribute(name: "tags", type: .list(.string), isOptional: true),
                    Attribute(
                        name: "cover", type: .scalar(.data), isOptional: true, allowsExternalStorage: true),
                ],
                relationships: [
                    Relationship(
                        name: "category", destination: "Category", isToMany: false, isOptional: true,
                        inverse: "tasks")
                ],
                indexes: [["createdAt"], ["isCompleted", "createdAt"]],
                uniqueKeys: [["id"], ["title", "createdAt"]]),
            Entity(
                name: "Category",
                attributes: [
                    id, Attribute(name: "name", type: .scalar(.string), defaultValue: .constant(.string(""))),
                ],
                relationships: [
                    Relationship(
                        name: "tasks", destination: "Task", isToMany: true, inverse: "category",
                        deleteRule: .cascade)
                ],
                uniqueKeys: [["id"]]),
        ]
    }()

    @Test func exampleOfTheLanguageIsRead() {
        #expect(findings(Self.taskManager) == [])
        let schema = SchemaReader.read([SourceFile(path: "schema.yaml", text: Self.taskManager)]).schema
        let expected = Schema(
            name: "TaskManager", version: SchemaVersion(2, 0, 0), enums: Self.enums, composites: Self.composites,
            entities: Self.entities)
        #expect(schema == expected)
        #expect(schema.entities.names == ["Task", "Category"])
    }
}
