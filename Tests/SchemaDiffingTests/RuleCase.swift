import SchemaDiffing
import SchemaModel
import Testing

/// One row of what is known about SwiftData: an edit, and the whole record of the change it makes.
struct RuleCase: Sendable, CustomTestStringConvertible {
    let rule: String
    let verdict: Verdict
    let hash: ChangeRecord.Hash
    let inference: ChangeRecord.Inference
    let need: ChangeRecord.Need
    let loss: [String]
    let certainty: ChangeRecord.Certainty
    let before: @Sendable (inout Schema) -> Void
    let edit: @Sendable (inout Schema) -> Void

    init(
        _ rule: String, _ verdict: Verdict, _ hash: ChangeRecord.Hash = .moves,
        _ inference: ChangeRecord.Inference = .inferred, need: ChangeRecord.Need = .nothing, loss: [String] = [],
        certainty: ChangeRecord.Certainty = .certain, before: @escaping @Sendable (inout Schema) -> Void = { _ in },
        edit: @escaping @Sendable (inout Schema) -> Void
    ) {
        (self.rule, self.verdict, self.hash, self.inference) = (rule, verdict, hash, inference)
        (self.need, self.loss, self.certainty) = (need, loss, certainty)
        (self.before, self.edit) = (before, edit)
    }

    var testDescription: String { "\(rule): \(verdict.rawValue)" }

    /// Both versions.
    var pair: (old: Schema, new: Schema) {
        var old = Schema.sample
        before(&old)
        var new = old
        new.version = SchemaVersion(2, 0, 0)
        edit(&new)
        return (old, new)
    }

    /// What `judge` says of the change that the case is about, or of the only one.
    func record(by judge: SwiftDataJudge = SwiftDataJudge()) -> ChangeRecord? {
        let judged = judge.judge(from: pair.old, to: pair.new).changes.map(\.record)
        return judged.count == 1 ? judged.first : judged.first { $0.rule == rule }
    }
}

extension Schema {
    /// A small model with one of everything.
    static let sample = Schema(
        name: "Sample", version: SchemaVersion(1, 0, 0),
        enums: [
            EnumType(
                name: "Priority", rawType: .int,
                cases: [
                    EnumType.Case(name: "low", rawValue: .integer(0)),
                    EnumType.Case(name: "high", rawValue: .integer(1)),
                ]),
            EnumType(name: "Color", rawType: .string, cases: [EnumType.Case(name: "red", rawValue: .string("red"))]),
            EnumType(name: "Spare", rawType: .int, cases: [EnumType.Case(name: "one", rawValue: .integer(1))]),
        ],
        composites: [
            CompositeType(
                name: "Address",
                fields: [
                    CompositeType.Field(name: "street", type: .scalar(.string)),
                    CompositeType.Field(name: "zip", type: .scalar(.string), isOptional: true),
                    CompositeType.Field(name: "place", type: .composite("Point")),
                ]),
            CompositeType(
                name: "Point",
                fields: [
                    CompositeType.Field(name: "x", type: .scalar(.double), defaultValue: .constant(.double(0))),
                    CompositeType.Field(name: "y", type: .scalar(.double), defaultValue: .constant(.double(0))),
                ]),
            CompositeType(name: "Box", fields: [CompositeType.Field(name: "side", type: .scalar(.int))]),
        ],
        entities: [task, folder, tag, item, book, film, place])

    private static let task = Entity(
        name: "Task",
        attributes: [
            Attribute(name: "title", type: .scalar(.string), defaultValue: .constant(.string(""))),
            Attribute(name: "notes", type: .scalar(.string), isOptional: true),
            Attribute(name: "code", type: .scalar(.string)),
            Attribute(name: "rank", type: .scalar(.int), defaultValue: .constant(.integer(0))),
            Attribute(name: "small", type: .scalar(.int32)),
            Attribute(name: "ratio", type: .scalar(.double)),
            Attribute(name: "price", type: .scalar(.decimal)),
            Attribute(name: "done", type: .scalar(.bool)),
            Attribute(name: "due", type: .scalar(.date)),
            Attribute(name: "cover", type: .scalar(.data), isOptional: true, allowsExternalStorage: true),
            Attribute(name: "thumb", type: .scalar(.data), isOptional: true),
            Attribute(name: "payload", type: .codable("Payload"), isOptional: true),
            Attribute(name: "style", type: .transformable("Style"), isOptional: true, valueClass: "NSColor"),
            Attribute(name: "labels", type: .list(.string)),
            Attribute(name: "priority", type: .enumeration("Priority")),
            Attribute(name: "color", type: .enumeration("Color"), isOptional: true),
            Attribute(name: "home", type: .composite("Address"), isOptional: true),
            Attribute(name: "draft", type: .scalar(.string), isOptional: true, isTransient: true),
            Attribute(name: "peek", type: .scalar(.string), isOptional: true, isEphemeral: true),
            Attribute(name: "total", type: .scalar(.int), derivation: "rank + 1"),
        ],
        relationships: [
            Relationship(name: "folder", destination: "Folder", isToMany: false, isOptional: true, inverse: "tasks"),
            Relationship(name: "lead", destination: "Item", isToMany: false, inverse: nil),
            Relationship(name: "tags", destination: "Tag", isToMany: true, inverse: nil),
        ],
        uniqueKeys: [["title", "due"]])

    private static let folder = Entity(
        name: "Folder", attributes: [Attribute(name: "name", type: .scalar(.string))],
        relationships: [
            Relationship(name: "tasks", destination: "Task", isToMany: true, isOrdered: true, inverse: "folder")
        ])

    private static let tag = Entity(name: "Tag", attributes: [Attribute(name: "name", type: .scalar(.string))])

    private static let item = Entity(
        name: "Item", attributes: [Attribute(name: "heading", type: .scalar(.string), isOptional: true)])

    private static let book = Entity(
        name: "Book", parent: "Item", attributes: [Attribute(name: "isbn", type: .scalar(.string), isOptional: true)])

    private static let film = Entity(
        name: "Film", isAbstract: true, parent: "Item", attributes: [Attribute(name: "minutes", type: .scalar(.int))])

    private static let place = Entity(name: "Place", attributes: [Attribute(name: "city", type: .scalar(.string))])

    /// Changes the entity called `name` in place.
    mutating func edit(_ name: String, _ change: (inout Entity) -> Void) {
        guard var entity = entities[name] else { return }
        let old = entity.name
        change(&entity)
        entities = NamedList(entities.elements.map { $0.name == old ? entity : $0 })
    }

    /// Changes the attribute or relationship at `Entity.member` in place; unknown paths change nothing.
    mutating func edit(_ owner: String, attribute name: String, _ change: (inout Attribute) -> Void) {
        edit(owner) { entity in
            entity.attributes = entity.attributes.map { attribute in
                var result = attribute
                if attribute.name == name { change(&result) }
                return result
            }
        }
    }

    mutating func edit(_ owner: String, relationship name: String, _ change: (inout Relationship) -> Void) {
        edit(owner) { entity in
            entity.relationships = entity.relationships.map { relationship in
                var result = relationship
                if relationship.name == name { change(&result) }
                return result
            }
        }
    }

    mutating func edit(_ owner: String, field name: String, _ change: (inout CompositeType.Field) -> Void) {
        composites = composites.map { composite in
            var copy = composite
            guard composite.name == owner else { return copy }
            copy.fields = composite.fields.map { field in
                var result = field
                if field.name == name { change(&result) }
                return result
            }
            return copy
        }
    }

    mutating func edit(enumeration name: String, _ change: (inout EnumType) -> Void) {
        guard var enumeration = enums[name] else { return }
        change(&enumeration)
        enums.insert(enumeration)
    }
}

extension NamedList {
    /// Removes the element called `name`.
    mutating func drop(_ name: String) { self = NamedList(elements.filter { $0.name != name }) }
}
