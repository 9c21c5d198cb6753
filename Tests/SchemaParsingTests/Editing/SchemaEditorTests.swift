import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// Edits of working files and the text of frozen ones.
@Suite struct SchemaEditorTests {
    @Test(arguments: [
        (
            "schema: S # s\nversion:   '1.0.0'   # v\n\nmigration:   # how\n  from: 0.9.0 # prev\n  rename:\n    A.b: c\n    # more\n  # end\n# allow\nallow: []\n",
            "schema: S # s\nversion:   2.0.0   # v\n\nmigration:   # how\n  from: 1.0.0\n# allow\nallow: []\n"
        ),
        (
            "version: 1.0.0\r\nmigration: { from: 0.9.0, discard: [A] }  # c\r\nentities: {}\r\n",
            "version: 2.0.0\r\nmigration:  # c\r\n  from: 1.0.0\r\nentities: {}\r\n"
        ),
        ("version: 1.0.0\nentities:\n  A:   {}", "version: 2.0.0\nentities:\n  A:   {}\n\nmigration:\n  from: 1.0.0\n"),
        ("version: 1.0.0\nmigration:\nentities: {}\n", "version: 2.0.0\nmigration:\n  from: 1.0.0\nentities: {}\n"),
        ("{ version: 1.0.0, entities: {} }\n", "{ version: 2.0.0, entities: {}, migration: { from: 1.0.0 } }\n"),
        ("{ migration: {from: 0.1.0}, version: 1.0.0 }\n", "{ migration: { from: 1.0.0 }, version: 2.0.0 }\n"),
        (
            "\u{FEFF}größe: ü # é\nversion: 1.0.0\nmigration:\n  from: 0.1.0\n  sql:\n    sqlite:\n      - |\n        x\n\n\n# ende\n",
            "\u{FEFF}größe: ü # é\nversion: 2.0.0\nmigration:\n  from: 1.0.0\n\n\n# ende\n"
        ),
    ]) func bumps(input: String, output: String) {
        let result = SchemaEditor.bump(
            file: FormattedText.file(input), to: SchemaVersion(2, 0, 0), from: SchemaVersion(1, 0, 0))
        #expect(FormattedText.text(result) == output)
    }

    @Test func addsNoBlockWhereNoneIsWanted() {
        let text = "version: 1.0.0\nentities: {}\n"
        let result = SchemaEditor.bump(
            file: FormattedText.file(text), to: SchemaVersion(1, 1, 0), from: SchemaVersion(1, 0, 0),
            addsMigration: false)
        #expect(FormattedText.text(result) == "version: 1.1.0\nentities: {}\n")
    }

    @Test func refusesToEditWhatItCannotRead() {
        let file = FormattedText.file("version: [\n")
        let result = SchemaEditor.bump(file: file, to: SchemaVersion(2, 0, 0), from: SchemaVersion(1, 0, 0))
        guard case .refused(let diagnostics) = result else {
            Issue.record("it was edited")
            return
        }
        #expect(diagnostics.map(\.rule) == ["yaml-syntax"])
        #expect(SchemaEditor.frozenText(files: [file], identities: [:]) == .refused(diagnostics))
    }

    @Test func writesIdentities() {
        let text = """
            schema: S
            version: 2.0.0
            entities:
              Person: # who
                attributes:
                  fullName: string? # name
                  age: { type: int, default: 0, identity: years }
                relationships:
                  books: {inverse: writers, to: [Book]}
            composites:
              Place: {street: string, town: string}
            enums:
              Color: [red, blue] # colours
              Size: {raw: int, cases: {s: 1, l: 2}}
              Kind: {cases: {a: '1', b: {raw: x, doc: d}}}
            """
        let result = SchemaEditor.frozenText(
            files: [FormattedText.file(text)],
            identities: [
                ElementPath("Person"): "Author", ElementPath("Person", "fullName"): "name",
                ElementPath("Person", "age"): "age~1.1.0", ElementPath("Person", "books"): "works",
                ElementPath("Place", "town"): "city", ElementPath("Color", "blue"): "azure",
                ElementPath("Size", "l"): "large", ElementPath("Kind", "b"): "c", ElementPath("Nowhere", "x"): "y",
            ],
            rawValues: [ElementPath("Color", "blue"): "azure", ElementPath("Kind", "a"): "2"])
        let expected = """
            schema: S
            version: 2.0.0

            enums:
              Color: { cases: { red: red, blue: { raw: azure, identity: azure } } }  # colours
              Size: { raw: int, cases: { s: 1, l: { raw: 2, identity: large } } }
              Kind: { cases: { a: "2", b: { raw: x, identity: c, doc: d } } }

            composites:
              Place: { street: string, town: { type: string, identity: city } }

            entities:
              Person:  # who
                identity: Author
                attributes:
                  fullName: { type: string?, identity: name }  # name
                  age: { type: int, default: 0, identity: age~1.1.0 }
                relationships:
                  books: { to: [Book], inverse: writers, identity: works }

            """
        #expect(FormattedText.text(result) == expected)
    }

    @Test func joinsFiles() {
        let files = [
            "# main\nschema: S\nversion: 1.0.0\nentities:\n  A: { attributes: { x: int } }\n  # end of A\nmigration:\n  from: 0.1.0\n",
            "# second\nschema: S # again\nversion: 1.0.0\nentities: # more\n  # the second\n  B: {}\nenums:\n  E: [a]\n# end\n",
        ].map(FormattedText.file)
        let expected = """
            # main
            schema: S
            version: 1.0.0

            enums:
              E: [a]

            entities:
              A:
                attributes:
                  x: int

              # second
              # again
              # more
              # the second
              B: {}
              # end of A

            migration:
              from: 0.1.0
            # end

            """
        #expect(FormattedText.text(SchemaEditor.frozenText(files: files, identities: [:])) == expected)
    }
}
