import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// The sentences of the language about identity, one by one.
@Suite struct IdentityTests {
    /// The identities of the newest of the layers, by path, where they differ from the name.
    private func identities(_ layers: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation) -> [String:
        String]
    {
        var folder = Folder(working: layers.last)
        for (index, layer) in layers.dropLast().enumerated() { folder.versions["\(index + 1).0.0"] = layer }
        let reading = folder.read()
        let errors = reading.diagnostics.filter { $0.severity == .error && $0.rule != "unsealed-layer" }
        #expect(errors.map(describe) == [], sourceLocation: sourceLocation)
        guard let schema = reading.history?.newest.schema else { return [:] }
        var found: [String: String] = [:]
        for entity in schema.entities {
            if entity.identity != entity.name { found[entity.name] = entity.identity }
            let members =
                entity.attributes.elements.map { ($0.name, $0.identity) }
                + entity.relationships.elements.map { ($0.name, $0.identity) }
            for (name, identity) in members where identity != name { found["\(entity.name).\(name)"] = identity }
        }
        for item in schema.enums {
            for enumCase in item.cases where enumCase.identity != enumCase.name {
                found["\(item.name).\(enumCase.name)"] = enumCase.identity
            }
        }
        for item in schema.composites {
            for field in item.fields where field.identity != field.name {
                found["\(item.name).\(field.name)"] = field.identity
            }
        }
        return found
    }

    private let start = Folder.layer("1.0.0", "Task: { attributes: { name: string, rank: int? } }")

    @Test func renameCarriesTheFirstNameThroughAllLaterVersions() {
        let second = Folder.layer(
            "2.0.0", from: "1.0.0", "Task: { attributes: { title: string, rank: int? } }",
            migration: "  rename: { Task.name: title }\n")
        let third = Folder.layer(
            "3.0.0", from: "2.0.0", "Task: { attributes: { heading: string, rank: int? } }",
            migration: "  rename: { Task.title: heading }\n")
        let fourth = Folder.layer("4.0.0", from: "3.0.0", "Task: { attributes: { heading: string? } }")
        #expect(identities([start, second]) == ["Task.title": "name"])
        #expect(identities([start, second, third]) == ["Task.heading": "name"])
        #expect(identities([start, second, third, fourth]) == ["Task.heading": "name"])
    }

    @Test func entityAndMembersAreRenamedTogether() {
        let second = Folder.layer(
            "2.0.0", from: "1.0.0", "Todo: { attributes: { title: string, rank: int? } }",
            migration: "  rename: { Task: Todo, Task.name: title }\n")
        #expect(identities([start, second]) == ["Todo": "Task", "Todo.title": "name"])
    }

    @Test func swapIsLegal() {
        let first = Folder.layer("1.0.0", "Task: { attributes: { a: string, b: string } }")
        let second = Folder.layer(
            "2.0.0", from: "1.0.0", "Task: { attributes: { a: string, b: string } }",
            migration: "  rename: { Task.a: b, Task.b: a }\n")
        #expect(identities([first, second]) == ["Task.a": "b", "Task.b": "a"])
    }

    @Test func readdedNameGetsAFreshIdentity() {
        // `rank` lives on as `order`; a new `rank` comes beside it.
        let second = Folder.layer(
            "2.0.0", from: "1.0.0", "Task: { attributes: { name: string, position: int?, rank: string? } }",
            migration: "  rename: { Task.rank: position }\n")
        #expect(identities([start, second]) == ["Task.position": "rank", "Task.rank": "rank~2.0.0"])
        // `rank` is gone for a version and comes back: a freed identity is never given again.
        let gone = Folder.layer("2.0.0", from: "1.0.0", "Task: { attributes: { name: string } }")
        let back = Folder.layer("3.0.0", from: "2.0.0", "Task: { attributes: { name: string, rank: int? } }")
        #expect(identities([start, gone, back]) == ["Task.rank": "rank~3.0.0"])
        let later = Folder.layer("4.0.0", from: "3.0.0", "Task: { attributes: { name: string, rank: int? } }")
        #expect(identities([start, gone, back, later]) == ["Task.rank": "rank~3.0.0"])
        // An entity that comes back has new members too.
        let other = Folder.layer("2.0.0", from: "1.0.0", "List: { attributes: { name: string } }")
        let again = Folder.layer("3.0.0", from: "2.0.0", "Task: { attributes: { name: string } }")
        #expect(identities([start, other, again]) == ["Task": "Task~3.0.0"])
    }

    @Test func writtenIdentityWins() {
        let shipped = Folder.layer(
            "1.0.0", "Task: { identity: Job, attributes: { name: { type: string, identity: label }, rank: int? } }")
        #expect(identities([shipped]) == ["Task": "Job", "Task.name": "label"])
        let second = Folder.layer(
            "2.0.0", from: "1.0.0",
            "Task: { attributes: { name: string, rank: { type: int, optional: true, identity: order } } }")
        #expect(identities([shipped, second]) == ["Task": "Job", "Task.name": "label", "Task.rank": "order"])
    }

    @Test func memberKeepsItsIdentityUpAndDownTheHierarchy() {
        let first = Folder.layer(
            "1.0.0",
            """
            Item: { attributes: { code: { type: string, identity: key } } }
            Book: { extends: Item, attributes: { title: { type: string, identity: name } } }
            """)
        let up = Folder.layer(
            "2.0.0", from: "1.0.0",
            """
            Item: { attributes: { code: string, title: string } }
            Book: { extends: Item, attributes: { pages: int } }
            """)
        #expect(identities([first, up]) == ["Item.code": "key", "Item.title": "name"])
        let down = Folder.layer(
            "3.0.0", from: "2.0.0",
            """
            Item: { attributes: { title: string } }
            Book: { extends: Item, attributes: { code: string, pages: int } }
            """)
        #expect(identities([first, up, down]) == ["Item.title": "name", "Book.code": "key"])
    }

    @Test func renameMayChangeTheOwner() {
        let first = Folder.layer(
            "1.0.0",
            """
            Item: { attributes: { code: string } }
            Book: { extends: Item, attributes: { playlist: string? } }
            """)
        let second = Folder.layer(
            "2.0.0", from: "1.0.0",
            """
            Item: { attributes: { code: string, folder: string? } }
            Book: { extends: Item, attributes: { pages: int? } }
            """, migration: "  rename: { Book.playlist: Item.folder }\n")
        #expect(identities([first, second]) == ["Item.folder": "playlist"])
    }

    @Test func caseKeepsItsRawValueWhenItIsRenamed() throws {
        func layer(_ version: String, _ cases: String, from: String? = nil, rename: String = "") -> String {
            let block = from.map { "migration:\n  from: \($0)\n" + rename } ?? ""
            return "schema: Tasks\nversion: \(version)\nenums: { Color: \(cases) }\n"
                + "entities: { Task: { attributes: { color: Color } } }\n\(block)"
        }
        var folder = Folder(
            working: layer("3.0.0", "[green, crimson]", from: "2.0.0"),
            versions: [
                "1.0.0": layer("1.0.0", "[red, green]"),
                "2.0.0": layer(
                    "2.0.0", "[crimson, green]", from: "1.0.0", rename: "  rename: { Color.red: crimson }\n"),
            ])
        let layers = try #require(folder.read().history?.layers.map(\.schema.enums["Color"]))
        for layer in layers.dropFirst() {
            #expect(layer?.cases["crimson"]?.rawValue == .string("red"))
            #expect(layer?.cases["crimson"]?.identity == "red")
        }
        // A new case of the old name would be stored as the old one is: a rule says so.
        folder.working = layer("3.0.0", "[crimson, green, red]", from: "2.0.0")
        #expect(folder.read().diagnostics.contains { $0.rule == "duplicate-raw-value" })
        folder.working = layer("3.0.0", "{ cases: { crimson: red, green: green, red: bright } }", from: "2.0.0")
        #expect(folder.read().history?.newest.schema.enums["Color"]?.cases["red"]?.identity == "red~3.0.0")
        // A written raw value wins.
        folder.working = layer("3.0.0", "{ cases: { crimson: dark, green: green } }", from: "2.0.0")
        let written = folder.read().history?.newest.schema.enums["Color"]?.cases["crimson"]
        #expect(written?.rawValue == .string("dark"))
        #expect(written?.identity == "red")
    }

    @Test func fieldOfACompositeKeepsItsIdentity() {
        func layer(_ version: String, _ field: String, _ block: String = "") -> String {
            "schema: Tasks\nversion: \(version)\ncomposites: { Address: { \(field): string } }\n"
                + "entities: { Task: { attributes: { address: Address } } }\n\(block)"
        }
        let second = layer("2.0.0", "road", "migration: { from: 1.0.0, rename: { Address.street: road } }\n")
        #expect(identities([layer("1.0.0", "street"), second]) == ["Address.road": "street"])
    }

    @Test func twoElementsCannotHaveOneIdentity() {
        let folder = Folder(
            working: Folder.layer(
                "1.0.0", "Task: { attributes: { name: string, title: { type: string, identity: name } } }"))
        #expect(
            folder.findings == [
                "schema.yaml:4:72 error identity-collision: `Task.name` and `Task.title` have the same identity `name`"
                    + " | remove one of the two `identity` keys @schema.yaml:4 the other one"
            ])
    }
}
