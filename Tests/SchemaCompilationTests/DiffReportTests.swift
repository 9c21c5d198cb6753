import Diagnostics
import Foundation
import SchemaCompilation
import SchemaDiffing
import SchemaFixtures
import SchemaModel
import TestSupport
import Testing

/// The verdict matrix in its three forms.
@Suite struct DiffReportTests {
    private static let mirrored = "profile: { cloudkit: true }\n"

    /// A report on an edit of one small entity.
    private func report(_ old: String, _ new: String, project text: String? = nil) throws -> DiffReport {
        let compiled = try Layers.step(old, new).compiled()
        let layers = try #require(compiled.readableHistory).layers
        let file = SourceFile(path: "varve.yaml", text: text ?? "schemas: Schemas\n")
        let project = try #require(Project.read(file).project)
        return DiffReport(
            from: layers[0].schema, to: layers[1].schema, project: project, placement: compiled.placement)
    }

    private let old = "Task: { attributes: { title: string, notes: string? } }"
    private let new = "Task: { attributes: { title: string?, rank: int16? } }"

    @Test func everyStoreHasAColumnAndEveryChangeARow() throws {
        let report = try report(old, new)
        #expect(report.stores == [.swiftData, .coreData, .sqlite, .postgreSQL, .callers])
        #expect(report.rows.map(\.element) == ["Task.notes", "Task.rank", "Task.title"])
        #expect(report.rows.allSatisfy { $0.records.count == report.stores.count })
        #expect(
            report.rows.map(\.location?.path) == [
                "Tasks/versions/1.0.0.yaml", "Tasks/schema.yaml", "Tasks/schema.yaml",
            ])
    }

    @Test func theMatrixIsAlignedAndNarrow() throws {
        let text = try report(old, new).text(as: .text, style: TextStyle(colored: false))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[0] == "Tasks 1.0.0 -> 2.0.0")
        let head = lines[2]
        #expect(
            head.split(separator: " ").joined(separator: " ") == "change SwiftData Core Data SQLite PostgreSQL callers")
        let column = try #require(head.range(of: "PostgreSQL")).lowerBound.utf16Offset(in: head)
        for line in lines[3...6] where line.hasPrefix("`") || line.hasPrefix("in all") {
            let cell = Array(line.utf16)
            #expect(cell.count > column && cell[column - 1] == 32 && cell[column] != 32, "\(line)")
        }
        #expect(text.contains("\nlost\n  `Task.notes` removed: string, optional\n"))
        #expect(text.contains("every value of `Task.notes`"))
        #expect(text.hasSuffix("\n3 changes\n"))
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test func cloudKitHasAColumnOnlyWithItsProfile() throws {
        let report = try report(old, new, project: Self.mirrored)
        #expect(report.stores == [.swiftData, .coreData, .sqlite, .postgreSQL, .cloudKit, .callers])
        let text = report.text(as: .text, style: TextStyle(colored: false))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func noChangesHaveNoMatrix() throws {
        let report = try report(old, old)
        #expect(report.text(as: .text, style: TextStyle(colored: false)) == "Tasks 1.0.0 -> 2.0.0\n\nno changes\n")
        #expect(report.verdict == .none && !report.fails(on: "lightweight"))
    }

    /// Only stores that the project writes for decide the exit code.
    @Test func failOnLooksAtTheStoresOfTheProject() throws {
        let retyped = (old, "Task: { attributes: { title: int, notes: string? } }")
        let swiftData = "outputs: [{ target: swiftdata, to: Out }]\n"
        #expect(try report(retyped.0, retyped.1, project: swiftData).fails(on: "needs-more"))
        let added = (old, "Task: { attributes: { title: string, notes: string?, rank: int? } }")
        for word in [nil, "none", "needs-more"] {
            #expect(try !report(added.0, added.1, project: swiftData).fails(on: word))
        }
        #expect(try report(added.0, added.1, project: swiftData).fails(on: "lightweight"))
        #expect(try report(retyped.0, retyped.1).fails(on: "needs-more"))
        // Callers have to edit, and no store needs anything.
        let renamed = DiffReport(
            from: Self.schema("title"), to: Self.schema("heading"), judges: [CallersJudge()],
            placement: FindingPlacement(sourceMaps: [:]))
        #expect(renamed.rows.map { $0.records[0].need } == [.edit])
        let asked = DiffReport(
            from: Self.schema("title"), to: Self.schema("heading"), placement: FindingPlacement(sourceMaps: [:]))
        #expect(!asked.fails(on: "needs-more"))
    }

    private static func schema(_ name: String) -> Schema {
        Schema(
            name: "Tasks", version: SchemaVersion(1, 0, 0),
            entities: [
                Entity(
                    name: "Task",
                    attributes: [Attribute(name: name, identity: "title", type: .scalar(.string), isOptional: true)])
            ])
    }

    @Test func markdownIsATableThatFitsAComment() throws {
        let markdown = try report(old, new).text(as: .markdown, style: TextStyle(colored: true))
        #expect(markdown.hasPrefix("<!-- varve:diff schema=Tasks -->\n## Tasks 1.0.0 → 2.0.0\n\n3 changes. In all: "))
        #expect(
            markdown.contains(
                "\n| Change | SwiftData | Core Data | SQLite | PostgreSQL | callers |\n|---|---|---|---|---|---|\n"))
        #expect(markdown.contains("\n### Lost\n\n- `Task.notes` removed: string, optional\n"))
        #expect(!markdown.contains("\u{1B}"))
        let many = (1...1_500).map { "value\($0): string?" }.joined(separator: ", ")
        let large = try report("Task: { attributes: { title: string } }", "Task: { attributes: { \(many) } }")
        let cut = large.text(as: .markdown, style: TextStyle(colored: false))
        #expect(cut.utf8.count < 65_536)
        #expect(cut.contains("less grave changes are not shown"))
        #expect(cut.contains("`Task.title` removed"), "the gravest stays")
    }

    /// Whatever changes, the JSON is what its schema says, and the text fits.
    @Test func randomReportsKeepTheirForm() throws {
        var documents: [String] = []
        let first = SoakRuns.firstSeed(51_000)
        for index in 0..<SoakRuns.cases(60) {
            var random = RandomSchemas(seed: first &+ UInt64(index))
            let old = random.schema()
            let new = random.edited(old, edits: index % 9, version: SchemaVersion(2, 0, 0))
            let report = DiffReport(from: old, to: new, placement: FindingPlacement(sourceMaps: [:]))
            documents.append(report.text(as: .json, style: TextStyle(colored: false)))
            let text = report.text(as: .text, style: TextStyle(colored: false))
            let widest = text.split(separator: "\n").map(\.count).max() ?? 0
            #expect(widest <= 100, "VARVE_SEED=\(first &+ UInt64(index))")
            #expect(report.rows.allSatisfy { $0.records.allSatisfy { $0.rule != "unjudged" } }, "seed \(index)")
        }
        documents.append(try report(old, new, project: Self.mirrored).text(as: .json, style: TextStyle(colored: false)))
        for document in documents {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(document.utf8)) }
        }
        try DiffSchema.validate(documents)
    }
}

/// `Documentation/diff.schema.json`, by the word of another program.
enum DiffSchema {
    static func validate(_ documents: [String]) throws {
        guard try isAvailable() else { return print("skipped: python3 with jsonschema not found") }
        try PackageFolder.withTemporary { folder in
            for (index, document) in documents.enumerated() {
                try Data(document.utf8).write(to: folder.appending(path: "\(index).json"))
            }
            try Data(script.utf8).write(to: folder.appending(path: "validate.py"))
            let schema = PackageFolder.root.appending(path: "Documentation/diff.schema.json").path
            let result = try Program.run("python3", ["validate.py", schema], in: folder)
            #expect(result.status == 0, "\(result.output)\(result.errors)")
            #expect(result.output == "\(documents.count)\n")
        }
    }

    private static func isAvailable() throws -> Bool {
        guard Program.exists("python3") else { return false }
        return try Program.run("python3", ["-c", "import jsonschema"]).status == 0
    }

    /// Checks the schema itself, every document, and that a spoilt document is refused.
    private static let script = """
        import glob, json, sys, jsonschema
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft7Validator.check_schema(schema)
        validator = jsonschema.Draft7Validator(schema)
        count = 0
        for name in sorted(glob.glob("*.json")):
            document = json.load(open(name))
            validator.validate(document)
            document["verdict"]["swiftdata"] = "perhaps"
            assert not validator.is_valid(document)
            count += 1
        print(count)
        """
}
