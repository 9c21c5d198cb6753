import Foundation
import TestSupport
import Testing

/// Renames, discarded data and hooks, from the edit to the generated code and the diff.
@Suite(.enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment))
struct EndToEndMigrationTests {
    /// The project with 1.0.0 released and 2.0.0 begun.
    private static func begun(_ body: (EndToEndProject) throws -> Void) throws {
        try EndToEndProject.notes { project in
            try project.varve("freeze")
            try project.varve("bump", "2.0.0")
            try body(project)
        }
    }

    @Test func aRenameIsDeclaredAndKeepsTheColumn() throws {
        try Self.begun { project in
            try project.edit("title: {", "headline: {")
            let guess = try project.varve("diff", status: 2)
            #expect(guess.output.contains("`Item.headline` added") && guess.output.contains("`Item.title` removed"))
            #expect(guess.errors.contains("write `rename: { Item.title: headline }` under `migration:`"))
            try project.append("  rename: { Item.title: headline }\n")
            let diff = try project.varve("diff")
            #expect(diff.output.contains("1 change\n"))
            try project.varve("generate")
            let models = try project.folder.read("Generated/Swift/NotesSchemaV2.swift")
            #expect(models.contains("originalName: \"title\""))
            try project.varve("freeze")
            let frozen = try project.folder.read("Schemas/Notes/versions/2.0.0.yaml")
            #expect(frozen.contains("headline: { type: string, default: \"\", identity: title }"))
            try project.varve("check")
        }
    }

    @Test func dataIsDiscardedByWordOnly() throws {
        try Self.begun { project in
            try project.edit("      notes: string?\n", "")
            let refused = try project.varve("check", status: 2)
            #expect(refused.output.contains("write `discard: [Item.notes]` under `migration:`"))
            try project.varve("freeze", status: 2)
            try project.append("  discard: [Item.notes]\n")
            try project.varve("check")
            let diff = try project.varve("diff")
            #expect(diff.output.contains("\nlost\n  `Item.notes` removed: string, optional\n    SwiftData, Core Data"))
            #expect(diff.output.contains("every value of `Item.notes`"))
            try project.edit("discard: [Item.notes]", "discard: [Item.nothing]")
            #expect(try project.varve("check", status: 2).output.contains("`Item.nothing`"))
        }
    }

    /// An optional attribute becomes mandatory: rows need a value, and a hook gives it.
    @Test func aHookProvidesWhatTheDiffSaysIsNeeded() throws {
        try Self.begun { project in
            try project.edit("notes: string?", "notes: string")
            let needed = try project.varve("generate", status: 2)
            #expect(needed.errors.contains("hooks: { fill: [Item.notes] }"))
            try project.append("  hooks: { fill: [Item.notes] }\n")
            try project.varve("check")
            let text = try project.varve("diff")
            #expect(text.output.contains("provided for by the `migration:` of 2.0.0"))
            let markdown = try project.varve("diff", "--format", "markdown")
            #expect(markdown.output.contains("SwiftData: provided for by the `migration:` of 2.0.0\n"))
            let json = try project.varve("diff", "--format", "json")
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            let changes = try #require(object["changes"] as? [[String: Any]])
            #expect(changes.map { $0["provider"] as? String } == ["2.0.0"])
            try project.varve("generate")
            let plan = try project.folder.read("Generated/Swift/NotesMigrationPlan.swift")
            #expect(plan.contains("protocol NotesMigrationHooks"))
        }
    }

    @Test func diffFormsAndItsExitCode() throws {
        try Self.begun { project in
            try project.edit("notes: string?", "notes: string?\n      rank: { type: int, default: 0 }")
            let text = try project.varve("diff")
            #expect(
                text.output == """
                    Notes 1.0.0 -> 2.0.0

                    change                             SwiftData    Core Data    SQLite    PostgreSQL  callers
                    `Item.rank` added: int, default 0  lightweight  lightweight  in place  catalogue   edit

                    1 change

                    """)
            #expect(text.errors.isEmpty)
            let markdown = try project.varve("diff", "--format", "markdown")
            #expect(
                markdown.output.hasPrefix(
                    "<!-- varve:diff schema=Notes -->\n## Notes 1.0.0 → 2.0.0\n\n1 change. "
                        + "In all: SwiftData **lightweight**, "))
            let json = try project.varve("diff", "--format", "json").output
            let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            #expect(object["from"] as? String == "1.0.0" && object["to"] as? String == "2.0.0")
            if Program.exists("python3") {
                try project.folder.write("diff.json", json)
                #expect(
                    try Program.run("python3", ["-m", "json.tool", "diff.json"], in: project.folder.url).status == 0)
            }
            try project.varve("diff", "--fail-on", "lightweight", status: 1)
            try project.varve("diff", "--fail-on", "needs-more")
            try project.varve("diff", "--fail-on", "none")
            for arguments in [["diff", "Notes", "1.0.0", "2.0.0"], ["diff", "1.0.0"], ["diff", "./Schemas/Notes"]] {
                #expect(try VarveBinary.run(arguments, in: project.folder.url).output == text.output)
            }
            #expect(try project.varve("diff", "2.0.0", "2.0.0").output.hasSuffix("\nno changes\n"))
            let colored = try project.varve("diff", "--color", "always")
            #expect(colored.output.contains("\u{1B}["))
            #expect(!(try project.varve("diff", "--color", "always", "--format", "markdown").output.contains("\u{1B}")))
        }
    }

    @Test func commentsSurviveFormatAndBump() throws {
        try EndToEndProject.notes { project in
            try project.varve("format", "--check")
            try project.edit(
                "      isDone: { type: bool, default: false }\n",
                "      # done or not\n      isDone:   {default: false,   type: bool}   # never nil\n")
            let before = try project.tree()
            let check = try project.varve("format", "--check", status: 1)
            #expect(check.output == "would change: \(EndToEndProject.schema)\n")
            #expect(try project.tree() == before)
            try project.varve("format")
            let text = try project.folder.read(EndToEndProject.schema)
            #expect(text.contains("      # done or not\n      isDone: { type: bool, default: false }  # never nil\n"))
            let formatted = try project.tree()
            try project.varve("format")
            #expect(try project.tree() == formatted)
            try project.varve("freeze")
            try project.varve("bump", "1.1.0")
            let bumped = try project.folder.read(EndToEndProject.schema)
            #expect(
                bumped == text.replacing("version: 1.0.0", with: "version: 1.1.0") + "\nmigration:\n  from: 1.0.0\n")
            try project.folder.write("broken.yaml", "schema: [\n")
            try project.varve("format", "broken.yaml", status: 2)
            try project.varve("format", "missing.yaml", status: 66)
        }
    }
}
