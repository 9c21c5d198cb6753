import Foundation
import TestSupport
import Testing

@testable import varve

/// What `generate` writes, leaves alone, lists and removes.
@Suite(.enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment))
struct EndToEndGenerateTests {
    @Test func filesKeepTheirTimeAndOnlyChangesAreWritten() throws {
        try EndToEndProject.notes { project in
            let first = try project.varve("generate")
            #expect(first.output.isEmpty && first.errors == "5 written\n")
            let before = try project.tree()
            #expect(try project.varve("generate").errors == "5 unchanged\n")
            #expect(try project.tree() == before)
            try project.edit("notes: string?", "notes: string?\n      rank: int?")
            let second = try project.varve("generate")
            #expect(second.errors.contains("written") && second.errors.contains("unchanged"))
        }
    }

    @Test func checkAndDryRunWriteNothingAtAll() throws {
        try EndToEndProject.notes { project in
            let empty = try project.tree()
            let dry = try project.varve("generate", "--dry-run", "--depfile", "d", "--stamp", "s")
            #expect(dry.output.split(separator: "\n").count == 5)
            #expect(dry.output.contains("would create Generated/SQL/Notes/1.0.0.sql\n"))
            let missing = try project.varve("generate", "--check", status: 1)
            #expect(missing.output.contains("missing: Generated/SQL/Notes/1.0.0.sql\n"))
            try project.varve("generate", "--list-outputs")
            try project.varve("generate", "--list-inputs")
            try project.varve("check")
            try project.varve("status")
            #expect(try project.tree() == empty)
            try project.varve("generate")
            let written = try project.tree()
            #expect(try project.varve("generate", "--check").output.isEmpty)
            #expect(try project.varve("generate", "--dry-run").output.isEmpty)
            #expect(try project.tree() == written)
            try project.edit("notes: string?", "notes: string?\n      rank: int?")
            let edited = try project.tree()
            #expect(
                try project.varve("generate", "--check", status: 1).output.contains(
                    "stale: Generated/SQL/Notes/1.0.0.sql\n"))
            #expect(try project.varve("generate", "--dry-run").output.contains("would replace "))
            #expect(try project.tree() == edited)
        }
    }

    @Test func twoSchemasShareAFolderAndARemovedOneTakesItsFilesAlong() throws {
        try EndToEndProject.notes { project in
            try project.folder.write(
                "Schemas/Shop/schema.yaml",
                "schema: Shop\nversion: 1.0.0\nentities:\n  Order:\n    attributes: { number: int }\n")
            try project.varve("generate")
            let all = try project.folder.files(below: "Generated")
            #expect(all.contains("Swift/ShopSchemaV1.swift") && all.contains("SQL/Shop/1.0.0.sql"))
            try project.varve("generate", "Notes")
            #expect(try project.folder.files(below: "Generated") == all, "one schema alone retires nothing")
            try project.folder.write("Generated/Swift/Mine.swift", "// mine\n")
            try project.append("// my remark\n", to: "Generated/Swift/ShopModels.swift")
            try FileManager.default.removeItem(atPath: project.folder.path("Schemas/Shop"))
            let stale = try project.varve("generate", "--check", status: 1)
            #expect(stale.output.contains("extra: Generated/SQL/Shop/1.0.0.sql\n"))
            let run = try project.varve("generate")
            #expect(run.errors.contains("`Generated/Swift/ShopModels.swift` was edited by hand and stays"))
            let left = try project.folder.files(below: "Generated")
            #expect(left.filter { $0.contains("Shop") } == ["Swift/ShopModels.swift"])
            #expect(left.contains("Swift/Mine.swift"))
            #expect(try project.varve("generate").errors == "5 unchanged\n")
        }
    }

    @Test func aFileOfSomebodyElseIsNeitherOverwrittenNorHalfTheOutputWritten() throws {
        try EndToEndProject.notes { project in
            try project.folder.write("Generated/SQL/Notes/1.0.0.sql", "-- by hand\n")
            let before = try project.tree()
            let refused = try project.varve("generate", status: 73)
            #expect(
                refused.errors.contains(
                    "`Generated/SQL/Notes/1.0.0.sql` was not written by varve and is not overwritten")
            )
            #expect(try project.folder.read("Generated/SQL/Notes/1.0.0.sql") == "-- by hand\n")
            #expect(try project.tree().count >= before.count)
        }
    }

    @Test func twoSchemasOfOneNameAreRefused() throws {
        try EndToEndProject.notes { project in
            try project.folder.write("Schemas/Copy/schema.yaml", project.folder.read(EndToEndProject.schema))
            let result = try project.varve("generate", status: 2)
            #expect(result.errors.contains("both hold the schema `Notes`"))
            #expect(!FileManager.default.fileExists(atPath: project.folder.path("Generated")))
        }
    }

    @Test func withoutAProjectFile() throws {
        try EndToEndProject.notes { project in
            try FileManager.default.removeItem(atPath: project.folder.path("varve.yaml"))
            try project.varve("generate", status: 64)
            try project.varve(
                "generate", "Schemas/Notes", "--target", "swiftdata", "--output", "Out", "--access", "public",
                "--platform", "iOS 18")
            let version = try project.folder.read("Out/NotesSchemaV1.swift")
            #expect(version.contains("public nonisolated enum NotesSchemaV1: VersionedSchema"))
            try project.varve("generate", "Schemas/Notes", "--target", "sqlite", "--output", "SQL")
            try project.varve(
                "generate", "Schemas/Notes/schema.yaml", "--target", "swift", "--output", "Types", "--conformances",
                "Codable,Hashable")
            #expect(try project.folder.files(below: "SQL") == ["Notes/1.0.0.sql"])
            try project.varve("check", "Schemas/Notes")
            try project.varve("check")
            let nested = try VarveBinary.run(
                ["generate", "Notes", "--target", "sqlite", "--output", "../Other"],
                in: project.folder.url.appending(path: "Schemas"))
            #expect(nested.status == 0, "\(nested.errors)")
            #expect(try project.folder.files(below: "Other") == ["Notes/1.0.0.sql"])
        }
    }

    @Test func databasesOfEveryVersion() throws {
        try EndToEndProject.notes { project in
            try project.varve("freeze")
            try project.varve("bump", "1.1.0")
            let run = try project.varve("generate", "--database", "Databases")
            #expect(run.errors.hasSuffix("2 databases created in Databases\n"))
            #expect(try project.folder.files(below: "Databases") == ["Notes/1.0.0.sqlite", "Notes/1.1.0.sqlite"])
            #expect(try project.folder.read("Databases/Notes/1.0.0.sqlite").hasPrefix("SQLite format 3"))
        }
    }

    @Test func listsAndTraces() throws {
        try EndToEndProject.notes { project in
            let outputs = try project.varve("generate", "--list-outputs")
            #expect(outputs.errors.isEmpty)
            let inputs = try project.varve("generate", "--list-inputs").output
            #expect(inputs == "Schemas/Notes/schema.yaml\nvarve.yaml\n")
            try project.varve("generate", "--depfile", "state/d", "--stamp", "state/s")
            let written = try project.folder.files(below: "Generated").filter { !$0.hasSuffix(".varve-manifest") }
            let listed = outputs.output.split(separator: "\n").map { String($0.dropFirst("Generated/".count)) }
            #expect(listed == written)
            let rule = try project.folder.read("state/d")
            #expect(
                rule.hasPrefix(
                    "state/s: \\\n  Schemas \\\n  Schemas/Notes \\\n  Schemas/Notes/schema.yaml \\\n  varve.yaml\n"))
            #expect(FileSystem.exists(project.folder.path("state/s")))
        }
    }
}
