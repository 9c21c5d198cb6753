import Foundation
import TestSupport
import Testing

/// What `freeze` seals besides columns, and in which order.
@Suite(.enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment))
struct EndToEndSealTests {
    private static func layer(_ version: String, _ attributes: String, from: String? = nil, _ more: String = "")
        -> String
    {
        let migration = from.map { "migration:\n  from: \($0)\n\(more)" } ?? ""
        return "schema: X\nversion: \(version)\nentities:\n  A: { attributes: { \(attributes) } }\n\(migration)"
    }

    @Test func twoFilesWaitForTheirOwnTurn() throws {
        try EndToEndProject.empty { project in
            try project.folder.write("X/versions/1.0.0.yaml", Self.layer("1.0.0", "q: int?"))
            try project.folder.write("X/versions/2.0.0.yaml", Self.layer("2.0.0", "q: int?, r: int?", from: "1.0.0"))
            try project.folder.write("X/schema.yaml", Self.layer("2.0.0", "q: int?, r: int?", from: "1.0.0"))
            let early = try VarveBinary.run(["freeze", "X", "2.0.0"], in: project.folder.url)
            #expect(early.status != 0)
            #expect(early.errors.contains("2.0.0 follows 1.0.0, which is not sealed yet"))
            try project.varve("freeze", "X", "1.0.0")
            try project.varve("freeze", "X", "2.0.0")
            try project.varve("check", "X")
        }
    }

    /// SwiftData knows an entity by its class name, and a step with code is a version of its own: both are sealed.
    @Test func classNamesAndHooksAreSealed() throws {
        try EndToEndProject.empty { project in
            let second = Self.layer("2.0.0", "q: int?", from: "1.0.0", "  hooks: { after: true }\n")
            try project.folder.write("X/versions/1.0.0.yaml", Self.layer("1.0.0", "q: int?"))
            try project.folder.write("X/versions/2.0.0.yaml", second)
            try project.folder.write("X/schema.yaml", second)
            try project.varve("freeze", "X", "--all")
            let first = try project.folder.read("X/versions/1.0.0.yaml")
            try project.folder.write(
                "X/versions/1.0.0.yaml", first.replacing("    attributes:", with: "    class: Job\n    attributes:"))
            let classed = try project.varve("check", "X", status: 2)
            #expect(
                classed.output.contains("error[frozen-layer-edited]: in the released layer 1.0.0 `A` is `entity class"))
            try project.folder.write("X/versions/1.0.0.yaml", first)
            let sealed = try project.folder.read("X/versions/2.0.0.yaml")
            let lines = sealed.split(separator: "\n", omittingEmptySubsequences: false)
            let unhooked = lines.filter { !$0.contains("hooks") && !$0.contains("after: true") }
            try project.folder.write("X/versions/2.0.0.yaml", unhooked.joined(separator: "\n"))
            let hookless = try project.varve("check", "X", status: 2)
            #expect(hookless.output.contains("error[frozen-layer-edited]: in the released layer 2.0.0 `migration`"))
        }
    }

    /// An error in one element hides nothing about the others, and says nothing false about what names it.
    @Test func rulesLookAtSoundElements() throws {
        try EndToEndProject.empty { project in
            try project.folder.write(
                "X/schema.yaml",
                """
                schema: X
                version: 1.0.0
                entities:
                  A: { attributes: { q: itn }, relationships: { b: { to: B?, inverse: a } } }
                  B: { attributes: { r: int }, relationships: { a: { to: [A], inverse: b } } }
                  C: { attributes: { s: { type: int, default: 9, max: 3 } } }

                """)
            let result = try project.varve("check", "X", status: 2)
            #expect(result.output.contains("error[unknown-type]"))
            #expect(result.output.contains("error[default-outside-limits]"))
            #expect(result.output.contains("\n2 errors\n"))
        }
    }

    @Test func aBrokenFileSaysNothingOfTheOthers() throws {
        try EndToEndProject.empty { project in
            try project.folder.write(
                "X/schema.yaml",
                "schema: X\nversion: 1.0.0\nentities:\n  A: { relationships: { b: { to: B?, inverse: a } } }\n")
            try project.folder.write("X/more.yaml", "entities:\n  B: { attributes: { r: int }\n")
            let result = try project.varve("check", "X", status: 2)
            #expect(result.output.contains("error[yaml-syntax]"))
            #expect(!result.output.contains("unknown"))
        }
    }
}
