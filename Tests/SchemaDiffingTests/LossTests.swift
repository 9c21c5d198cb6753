import SchemaDiffing
import SchemaModel
import Testing

/// One edit of the sample, and what it loses.
struct LossCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// Each loss: kind, path, and the probable rename behind an arrow.
    let losses: [String]
    let edit: @Sendable (inout Schema) -> Void

    init(_ name: String, _ losses: [String], edit: @escaping @Sendable (inout Schema) -> Void) {
        (self.name, self.losses, self.edit) = (name, losses, edit)
    }

    var testDescription: String { name }

    func found() -> [String] {
        var new = Schema.sample
        new.version = SchemaVersion(2, 0, 0)
        edit(&new)
        return LossFinder.losses(from: .sample, to: new).filter { !$0.isImplied }.map { loss in
            "\(loss.kind.rawValue) \(loss.path)" + (loss.probableRename.map { " -> \($0)" } ?? "")
        }
    }
}

@Suite struct LossTests {
    @Test(arguments: properties + relationships + entities + types)
    func theEditLoses(example: LossCase) { #expect(example.found() == example.losses) }

    static let properties = [
        LossCase("nothing changes", []) { _ in },
        LossCase("attribute removed", ["attributeRemoved Task.notes"]) {
            $0.edit("Task") { $0.attributes.drop("notes") }
        },
        LossCase("attribute renamed by identity", []) { schema in
            schema.edit("Task", attribute: "notes") { $0.name = "comment" }
        },
        LossCase("one string goes and one comes", ["attributeRemoved Task.notes -> Task.comment"]) { schema in
            schema.edit("Task") { task in
                task.attributes.drop("notes")
                task.attributes.insert(Attribute(name: "comment", type: .scalar(.string), isOptional: true))
            }
        },
        LossCase("two strings go and one comes", ["attributeRemoved Task.notes", "attributeRemoved Task.code"]) {
            schema in
            schema.edit("Task") { task in
                task.attributes.drop("notes")
                task.attributes.drop("code")
                task.attributes.insert(Attribute(name: "comment", type: .scalar(.string), isOptional: true))
            }
        },
        LossCase("one string goes and two come", ["attributeRemoved Task.notes"]) { schema in
            schema.edit("Task") { task in
                task.attributes.drop("notes")
                task.attributes.insert(Attribute(name: "note", type: .scalar(.string), isOptional: true))
                task.attributes.insert(Attribute(name: "notez", type: .scalar(.string), isOptional: true))
            }
        },
        LossCase("another type comes", ["attributeRemoved Task.notes"]) { schema in
            schema.edit("Task") { task in
                task.attributes.drop("notes")
                task.attributes.insert(Attribute(name: "note", type: .scalar(.int), isOptional: true))
            }
        },
        LossCase("attribute becomes transient", ["attributeUnstored Task.notes"]) { schema in
            schema.edit("Task", attribute: "notes") { $0.isTransient = true }
        },
        LossCase("attribute becomes ephemeral", ["attributeUnstored Task.notes"]) { schema in
            schema.edit("Task", attribute: "notes") { $0.isEphemeral = true }
        },
        LossCase("transient attribute removed", []) { $0.edit("Task") { $0.attributes.drop("draft") } },
        LossCase("derived attribute removed", []) { $0.edit("Task") { $0.attributes.drop("total") } },
        LossCase("attribute becomes derived", ["attributeDerived Task.rank"]) { schema in
            schema.edit("Task", attribute: "rank") { $0.derivation = "small + 1" }
        },
        LossCase("number narrowed", ["rangeNarrowed Task.rank.range"]) { schema in
            schema.edit("Task", attribute: "rank") { $0.type = .scalar(.int16) }
        },
        LossCase("fraction cut off", ["rangeNarrowed Task.ratio.range"]) { schema in
            schema.edit("Task", attribute: "ratio") { $0.type = .scalar(.int) }
        },
        LossCase("number widened", []) { $0.edit("Task", attribute: "small") { $0.type = .scalar(.int64) } },
        LossCase("type that no store converts", []) {
            $0.edit("Task", attribute: "rank") { $0.type = .scalar(.string) }
        },
        LossCase("attribute becomes a relationship", ["kindChanged Task.notes"]) { schema in
            schema.edit("Task") { task in
                task.attributes.drop("notes")
                task.relationships.insert(
                    Relationship(name: "notes", destination: "Tag", isToMany: false, isOptional: true, inverse: nil))
            }
        },
        LossCase("default, limits and optionality", []) { schema in
            schema.edit("Task", attribute: "title") { $0.defaultValue = nil }
            schema.edit("Task", attribute: "code") { $0.isOptional = true }
        },
    ]

    static let relationships = [
        LossCase("relationship without inverse removed", ["relationshipRemoved Task.tags"]) { schema in
            schema.edit("Task") { $0.relationships.drop("tags") }
        },
        LossCase("both ends removed", ["relationshipRemoved Task.folder"]) { schema in
            schema.edit("Task") { $0.relationships.drop("folder") }
            schema.edit("Folder") { $0.relationships.drop("tasks") }
        },
        LossCase("the to-one keeps the links", []) { schema in
            schema.edit("Folder") { $0.relationships.drop("tasks") }
            schema.edit("Task", relationship: "folder") { $0.inverse = nil }
        },
        LossCase("the to-many cannot keep the links", ["relationshipRemoved Task.folder"]) { schema in
            schema.edit("Task") { $0.relationships.drop("folder") }
            schema.edit("Folder", relationship: "tasks") { $0.inverse = nil }
        },
        LossCase("one link goes and one comes", ["relationshipRemoved Task.tags -> Task.labelled"]) { schema in
            schema.edit("Task") { task in
                task.relationships.drop("tags")
                task.relationships.insert(
                    Relationship(name: "labelled", destination: "Tag", isToMany: true, inverse: nil))
            }
        },
        LossCase("a link to elsewhere comes", ["relationshipRemoved Task.tags"]) { schema in
            schema.edit("Task") { task in
                task.relationships.drop("tags")
                task.relationships.insert(
                    Relationship(name: "places", destination: "Place", isToMany: true, inverse: nil))
            }
        },
        LossCase("order dropped", ["orderDropped Folder.tasks.order"]) { schema in
            schema.edit("Folder", relationship: "tasks") { $0.isOrdered = false }
        },
        LossCase("order added", []) { $0.edit("Task", relationship: "tags") { $0.isOrdered = true } },
    ]

    static let entities = [
        LossCase("entity removed, links to it go along", ["entityRemoved Tag"]) { schema in
            schema.entities.drop("Tag")
            schema.edit("Task") { $0.relationships.drop("tags") }
        },
        LossCase("entity that another looks like", ["entityRemoved Place -> Spot"]) { schema in
            schema.entities.drop("Place")
            schema.entities.insert(Entity(name: "Spot", attributes: [Attribute(name: "city", type: .scalar(.string))]))
        },
        LossCase("the name lives on", ["entityRemoved Place"]) { schema in
            schema.entities.drop("Place")
            schema.entities.insert(
                Entity(name: "Place", identity: "Place~2.0.0", attributes: [Attribute(name: "x", type: .scalar(.int))]))
        },
        LossCase("abstract entity removed", ["attributeRemoved Item.heading"]) { schema in
            schema.entities.drop("Film")
            schema.edit("Item") { $0.attributes.drop("heading") }
        },
        LossCase("entity becomes abstract", ["entityBecameAbstract Place"]) { schema in
            schema.edit("Place") { $0.isAbstract = true }
        },
        LossCase("moved up", []) { schema in
            schema.edit("Book") { $0.attributes.drop("isbn") }
            schema.edit("Item") {
                $0.attributes.insert(Attribute(name: "isbn", type: .scalar(.string), isOptional: true))
            }
        },
        LossCase("moved down: rows of the parent lose it", ["propertyMoved Item.heading"]) { schema in
            schema.edit("Item") { $0.attributes.drop("heading") }
            schema.edit("Book") {
                $0.attributes.insert(Attribute(name: "heading", type: .scalar(.string), isOptional: true))
            }
        },
    ]

    static let types = [
        LossCase("case that rows hold", ["caseRemoved Priority.low"]) { schema in
            schema.edit(enumeration: "Priority") { $0.cases.drop("low") }
        },
        LossCase("case that gave way to one", ["caseRemoved Priority.low -> Priority.least"]) { schema in
            schema.edit(enumeration: "Priority") { priority in
                priority.cases.drop("low")
                priority.cases.insert(EnumType.Case(name: "least", rawValue: .integer(7)))
            }
        },
        LossCase("case that no row holds", []) { schema in
            schema.edit(enumeration: "Spare") { $0.cases = [EnumType.Case(name: "two", rawValue: .integer(2))] }
        },
        LossCase("field inside a stored composite", ["fieldRemoved Point.x"]) { schema in
            schema.composites = schema.composites.map { composite in
                var copy = composite
                if copy.name == "Point" { copy.fields.drop("x") }
                return copy
            }
        },
        LossCase("field that no row stores", []) { schema in
            schema.composites = schema.composites.map { composite in
                var copy = composite
                if copy.name == "Box" {
                    copy.fields = [CompositeType.Field(name: "edge", type: .scalar(.int))]
                }
                return copy
            }
        },
    ]

    /// Moved down to one of two children: the other loses it, the abstract parent has no rows.
    @Test func aSiblingLosesWhatMovesDown() {
        func schema(_ version: Int, parent: NamedList<Attribute>, book: NamedList<Attribute>) -> Schema {
            Schema(
                name: "Library", version: SchemaVersion(version, 0, 0),
                entities: [
                    Entity(name: "Item", isAbstract: true, attributes: parent),
                    Entity(name: "Book", parent: "Item", attributes: book), Entity(name: "Film", parent: "Item"),
                    Entity(name: "Clip", parent: "Film"),
                ])
        }
        let title: NamedList = [Attribute(name: "title", type: .scalar(.string))]
        let old = schema(1, parent: title, book: [])
        let losses = LossFinder.losses(from: old, to: schema(2, parent: [], book: title))
        #expect(losses.map(\.path) == [ElementPath("Film", "title")])
        #expect(losses.map(\.kind) == [.propertyMoved])
        #expect(losses.map(\.clause) == ["`Item.title` of every `Film`"])
    }
}
