import Foundation
import TestSupport
import Testing

@testable import varve

/// `why`, as a user runs it.
@Suite(.enabled(if: VarveBinary.path != nil, "skipped: varve not found")) struct WhyCommandTests {
    /// Three versions: `rank` comes, then becomes mandatory with a default and gets a wider type.
    private func project(_ body: (Folder) throws -> Void) throws {
        try Folder.with { folder in
            func layer(_ version: String, _ attributes: String, from: String? = nil) -> String {
                let block = from.map { "migration: { from: \($0) }\n" } ?? ""
                return
                    "schema: Tasks\nversion: \(version)\nentities:\n  Task:\n    attributes: { \(attributes) }\n\(block)"
            }
            try folder.write("varve.yaml", "schemas: Schemas\n")
            let files = [
                ("1.0.0", layer("1.0.0", "title: string?")),
                ("2.0.0", layer("2.0.0", "title: string?, rank: int16?", from: "1.0.0")),
            ]
            for (version, text) in files { try folder.write("Schemas/Tasks/versions/\(version).yaml", text) }
            try folder.write("Schemas/Tasks/schema.yaml", files[1].1)
            #expect(try VarveBinary.run(["freeze", "--all"], in: folder.url).status == 0)
            try folder.write(
                "Schemas/Tasks/schema.yaml",
                layer("3.0.0", "title: string?, rank: { type: int, default: 0 }", from: "2.0.0"))
            try body(folder)
        }
    }

    private func why(_ arguments: String..., in folder: Folder) throws -> Program.Result {
        try VarveBinary.run(["why"] + arguments, in: folder.url)
    }

    @Test func eachChangeNamesItsRuleAndItsSource() throws {
        try project { folder in
            let result = try why("Task.rank", in: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.hasPrefix("`Task.rank` of Tasks, 2.0.0 -> 3.0.0\n\n2.0.0 -> 3.0.0\n"))
            for text in [
                "  `Task.rank` becomes mandatory\n", "rule numeric-type-widened: the store converts",
                "certain, from public version histories", "SwiftData",
            ] {
                #expect(result.output.contains(text), "\(text)\n\(result.output)")
            }
            #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
            #expect(!result.output.contains("who skips"))
        }
    }

    @Test func whoSkipsAVersionIsToldApart() throws {
        try project { folder in
            let result = try why("Task.rank", "1.0.0", "3.0.0", in: folder)
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.contains("1.0.0 -> 2.0.0\n  `Task.rank` added: int16, optional\n"))
            #expect(result.output.contains("who skips the versions in between\n"))
            #expect(result.output.contains("1.0.0 -> 3.0.0\n  `Task.rank` added: int, default 0\n"))
        }
    }

    @Test func whatDoesNotChangeIsSaid() throws {
        try project { folder in
            let result = try why("Task.title", in: folder)
            #expect(result.status == 0)
            #expect(result.output == "`Task.title` of Tasks does not change, 2.0.0 -> 3.0.0\n")
        }
    }

    @Test func anUnknownPathIsAnErrorOfUsage() throws {
        try project { folder in
            let result = try why("Task.titel", in: folder)
            #expect(result.status == 64)
            #expect(result.errors == "error: no version compared has `Task.titel`\nhelp: did you mean `Task.title`?\n")
            #expect(try why("Task..title", in: folder).status == 64)
            #expect(try why(in: folder).status == 64)
        }
    }
}
