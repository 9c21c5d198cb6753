import SchemaDiffing
import SchemaModel
import Testing

/// An edit that SQL databases are asked about; what they answer is recorded in `Tests/Fixtures/JudgeSQL`.
struct TableCase: Sendable, CustomTestStringConvertible {
    let name: String
    private let before: @Sendable (inout Schema) -> Void
    private let edit: @Sendable (inout Schema) -> Void

    init(
        _ name: String, before: @escaping @Sendable (inout Schema) -> Void = { _ in },
        _ edit: @escaping @Sendable (inout Schema) -> Void
    ) {
        (self.name, self.before, self.edit) = (name, before, edit)
    }

    var testDescription: String { name }

    /// Both versions.
    var pair: (old: Schema, new: Schema) {
        var old = Schema.books
        before(&old)
        var new = old
        new.version = SchemaVersion(2, 0, 0)
        edit(&new)
        return (old, new)
    }

    /// The whole records that `judges` give, as text.
    func records(by judges: [any StoreJudge]) -> String {
        var text = ""
        let diff = SchemaDiffer.diff(from: pair.old, to: pair.new)
        let judged = judges.map { $0.judge(diff) }
        for (index, change) in diff.changes.enumerated() {
            text += ChangeDescription.sentence(of: change) + "\n"
            for result in judged {
                text += "  \(result.store.rawValue): \(Self.text(of: result.changes[index].record))"
            }
        }
        return text
    }

    private static func text(of record: ChangeRecord) -> String {
        let work = record.work.map(\.rawValue) ?? "unknown"
        let lock = record.lock.map { " under \($0.rawValue)" } ?? ""
        let loss = record.loss.isEmpty ? "" : "\n    loses \(record.loss.joined(separator: "; "))"
        return """
            \(record.verdict.rawValue), \(work)\(lock)
                hash \(record.hash.rawValue), \(record.inference.rawValue), needs \(record.need.rawValue), \
            \(record.certainty.rawValue)
                \(record.rule): \(record.reason) [\(record.source)]\(loss)

            """
    }

    /// All cases.
    static let all: [TableCase] = types + entities + attributes + retypings + relationships
}

extension Schema {
    /// A small model with something for every rule.
    static let books = Schema(
        name: "Library", version: SchemaVersion(1, 0, 0),
        enums: [
            EnumType(
                name: "Shelf", rawType: .int,
                cases: [
                    EnumType.Case(name: "low", rawValue: .integer(0)),
                    EnumType.Case(name: "high", rawValue: .integer(1)),
                ]),
            EnumType(name: "Tone", rawType: .string, cases: [EnumType.Case(name: "red", rawValue: .string("red"))]),
            EnumType(name: "Idle", rawType: .int, cases: [EnumType.Case(name: "one", rawValue: .integer(1))]),
        ],
        composites: [
            CompositeType(
                name: "Size",
                fields: [
                    CompositeType.Field(name: "width", type: .scalar(.double), defaultValue: .constant(.double(0))),
                    CompositeType.Field(name: "depth", type: .scalar(.double), isOptional: true),
                ]),
            CompositeType(
                name: "Print", fields: [CompositeType.Field(name: "city", type: .scalar(.string))]),
            CompositeType(
                name: "Stamp", fields: [CompositeType.Field(name: "at", type: .scalar(.date), defaultValue: .now)]),
        ],
        entities: [book, author, shop, item, map, globe])

    private static let book = Entity(
        name: "Book",
        attributes: [
            Attribute(name: "title", type: .scalar(.string), defaultValue: .constant(.string(""))),
            Attribute(name: "notes", type: .scalar(.string), isOptional: true),
            Attribute(name: "code", type: .scalar(.string)),
            Attribute(name: "pages", type: .scalar(.int32), limits: AttributeLimits(maximum: .integer(900))),
            Attribute(name: "count", type: .scalar(.int)),
            Attribute(name: "weight", type: .scalar(.float)),
            Attribute(name: "price", type: .scalar(.decimal)),
            Attribute(name: "lent", type: .scalar(.bool)),
            Attribute(name: "due", type: .scalar(.date), isOptional: true),
            Attribute(name: "mark", type: .scalar(.uuid)),
            Attribute(name: "cover", type: .scalar(.data), isOptional: true),
            Attribute(name: "tags", type: .list(.string)),
            Attribute(name: "extra", type: .codable("Extra"), isOptional: true),
            Attribute(name: "style", type: .transformable("Style"), isOptional: true),
            Attribute(name: "shelf", type: .enumeration("Shelf")),
            Attribute(name: "tone", type: .enumeration("Tone"), isOptional: true),
            Attribute(name: "size", type: .composite("Size")),
            Attribute(name: "print", type: .composite("Print"), isOptional: true),
            Attribute(name: "draft", type: .scalar(.string), isOptional: true, isTransient: true),
            Attribute(name: "total", type: .scalar(.int), derivation: "count + 1"),
        ],
        relationships: [
            Relationship(name: "shop", destination: "Shop", isToMany: false, isOptional: true, inverse: "books"),
            Relationship(name: "authors", destination: "Author", isToMany: true, inverse: "books"),
            Relationship(name: "place", destination: "Item", isToMany: false, isOptional: true, inverse: nil),
            Relationship(name: "likes", destination: "Shop", isToMany: true, inverse: nil),
        ],
        indexes: [["due"]], uniqueKeys: [["code", "title"]])

    private static let author = Entity(
        name: "Author", attributes: [Attribute(name: "name", type: .scalar(.string))],
        relationships: [
            Relationship(name: "books", destination: "Book", isToMany: true, inverse: "authors"),
            Relationship(name: "desk", destination: "Shop", isToMany: false, isOptional: true, inverse: "clerk"),
        ])

    private static let shop = Entity(
        name: "Shop", attributes: [Attribute(name: "city", type: .scalar(.string))],
        relationships: [
            Relationship(name: "books", destination: "Book", isToMany: true, isOrdered: true, inverse: "shop"),
            Relationship(name: "clerk", destination: "Author", isToMany: false, isOptional: true, inverse: "desk"),
        ])

    private static let item = Entity(
        name: "Item", attributes: [Attribute(name: "label", type: .scalar(.string), isOptional: true)])

    private static let map = Entity(
        name: "Map", parent: "Item",
        attributes: [
            Attribute(name: "scale", type: .scalar(.int)),
            Attribute(name: "region", type: .scalar(.string), isOptional: true),
        ],
        relationships: [
            Relationship(name: "drawer", destination: "Author", isToMany: false, isOptional: true, inverse: nil)
        ])

    private static let globe = Entity(name: "Globe", isAbstract: true, parent: "Item")

    mutating func add(toBook attribute: Attribute) { edit("Book") { $0.attributes.insert(attribute) } }
    mutating func add(toBook relationship: Relationship) { edit("Book") { $0.relationships.insert(relationship) } }
    mutating func retypeBook(_ name: String, _ type: AttributeType) { edit("Book", attribute: name) { $0.type = type } }
}
