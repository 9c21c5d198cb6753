import Foundation
import TestSupport
import Testing

@testable import varve

/// The fragment that `init` writes, with GNU Make and the real program.
@Suite(
    .enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment),
    .enabled(if: Program.exists("make"), "skipped: no make"))
struct EndToEndMakeTests {
    /// A project whose `all` needs eight targets that all need what is generated; `runs` counts what they see.
    private static func with(_ body: (EndToEndProject) throws -> Void) throws {
        try EndToEndProject.notes { project in
            let targets = (1...8).map { "out/\($0)" }.joined(separator: " ")
            try project.folder.write(
                "Makefile", "all: \(targets)\ninclude varve.mk\n\(targets): $(VARVE_STAMP)\n\t@mkdir -p out; touch $@\n"
            )
            try body(project)
        }
    }

    private static func make(
        _ project: EndToEndProject, _ arguments: String..., status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Program.Result {
        usleep(20_000)
        let varve = VarveBinary.path ?? "varve"
        let result = try Program.run(
            "make", ["-j8", "VARVE=\(varve)"] + arguments, in: project.folder.url, environment: ["MAKEFLAGS": ""])
        #expect(result.status == status, "\(result.output)\(result.errors)", sourceLocation: sourceLocation)
        return result
    }

    /// How often `generate` ran to write.
    private static func runs(_ result: Program.Result) -> Int {
        result.output.components(separatedBy: "--depfile").count - 1
    }

    @Test func everyChangeRunsOnceAndTheNextRunDoesNothing() throws {
        try Self.with { project in
            func settles(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
                let first = try Self.make(project, sourceLocation: sourceLocation)
                #expect(Self.runs(first) == 1, "\(what): \(first.output)", sourceLocation: sourceLocation)
                #expect(try Self.runs(Self.make(project)) == 0, "\(what)", sourceLocation: sourceLocation)
                _ = try Self.make(project, "-q", sourceLocation: sourceLocation)
            }
            try settles("first run")
            try project.append("# touched\n")
            try settles("a touched schema")
            try project.folder.write("Schemas/Notes/more things (2).yaml", "enums:\n  Kind: [one, two]\n")
            try settles("a new file with spaces in its name")
            try FileManager.default.removeItem(atPath: project.folder.path("Schemas/Notes/more things (2).yaml"))
            try settles("a removed schema file")
            for name in ["Generated/Swift/NotesModels.swift", "Generated", ".varve"] {
                try FileManager.default.removeItem(atPath: project.folder.path(name))
                try settles("\(name) deleted")
                #expect(FileSystem.exists(project.folder.path(name)))
            }
            try project.folder.write(
                "Schemas/My Shop/schema.yaml",
                "schema: Shop\nversion: 1.0.0\nentities:\n  Order:\n    attributes: { number: int }\n")
            try settles("a new schema with a space in its name")
            #expect(FileSystem.exists(project.folder.path("Generated/Swift/ShopModels.swift")))
            try FileManager.default.removeItem(atPath: project.folder.path("Schemas/My Shop"))
            try settles("a removed schema")
            #expect(!FileSystem.exists(project.folder.path("Generated/Swift/ShopModels.swift")))
            try project.varve("freeze")
            try settles("a frozen version")
            try project.varve("bump", "2.0.0")
            try settles("a bumped version")
        }
    }

    @Test func anInvalidSchemaShowsItsErrorOnceAndStops() throws {
        try Self.with { project in
            _ = try Self.make(project)
            try project.append("composites:\n  Empty: {}\n")
            let warned = try Self.make(project)
            #expect((warned.output + warned.errors).components(separatedBy: "warning[empty-composite]").count == 2)
            try project.edit("string?", "strng?")
            for _ in 1...2 {
                let failed = try Self.make(project, status: 2)
                #expect((failed.output + failed.errors).components(separatedBy: "error[unknown-type]").count == 2)
            }
            _ = try Self.make(project, "varve-check", status: 2)
            try project.edit("strng?", "string?")
            #expect(try Self.runs(Self.make(project)) == 1)
            _ = try Self.make(project, "varve-check")
        }
    }
}
