import Foundation
import TestSupport
import Testing

/// Input that nobody writes by hand: the program says what is wrong, in time, and never crashes.
@Suite(.enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment))
struct EndToEndHostileTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let status: Int32
        let says: String
        var testDescription: String { name }

        init(_ name: String, _ text: String, _ status: Int32, _ says: String) {
            self.name = name
            self.text = text
            self.status = status
            self.says = says
        }
    }

    private static let head = "schema: X\nversion: 1.0.0\n"
    private static func entity(_ attributes: String) -> String {
        head + "entities:\n  A:\n    attributes: \(attributes)\n"
    }
    private static func composites(_ count: Int, _ last: String) -> String {
        let lines = (0..<count).map { "  C\($0): \($0 == count - 1 ? last : "{ a: C\($0 + 1), b: C\($0 + 1) }")\n" }
        return head + "composites:\n" + lines.joined() + "entities:\n  A:\n    attributes: { x: C0, y: C0? }\n"
    }

    static let attacks = [
        Attack("brackets", head + "entities: " + String(repeating: "[", count: 10_000), 2, "yaml-too-deep"),
        Attack(
            "indentation",
            head + "entities:\n" + (0..<2_000).map { String(repeating: " ", count: $0 + 1) + "a:\n" }.joined(), 2,
            "yaml-too-deep"),
        Attack("composites that double", composites(60, "{ a: int, b: int }"), 2, "composite-too-large"),
        Attack("empty composites that double", composites(60, "{}"), 2, "composite-too-large"),
        Attack("an alias bomb", head + "a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n", 2, "error["),
        Attack("a NUL byte", head + "entities: \u{0}\n", 2, "yaml-control-character"),
        Attack(
            "a byte order mark and CRLF", "\u{FEFF}" + entity("{ x: int }").replacing("\n", with: "\r\n"), 0,
            "nothing found"),
        Attack("an empty file", "", 2, "yaml-empty"),
        Attack("a long name", entity("{ \(String(repeating: "n", count: 900)): int }"), 2, "longer than 255 bytes"),
        Attack("a long line", entity("{ x: intt } # \(String(repeating: "c", count: 2_000_000))"), 2, "unknown-type"),
        Attack("a big number", entity("{ x: { type: int, default: 99999999999999999999999 } }"), 2, "A.x"),
        Attack("a big limit", entity("{ x: { type: string, maxLength: 99999999999999999999 } }"), 2, "A.x"),
        Attack(
            "a big version", entity("{ x: int }").replacing("1.0.0", with: "1.0.99999999999999999999"), 2, "version"),
        Attack(
            "a circle of parents", head + "entities:\n  A: { extends: B }\n  B: { extends: A }\n", 2, "inheritance-loop"
        ),
        Attack(
            "a long chain of parents",
            head + "entities:\n  E0: { attributes: { x: int } }\n"
                + (1..<2_000).map { "  E\($0): { extends: E\($0 - 1) }\n" }.joined(), 0, "nothing found"),
    ]

    @Test(arguments: attacks)
    func attack(_ attack: Attack) throws {
        try EndToEndProject.empty { project in
            try project.folder.write("X/schema.yaml", attack.text)
            let end = try VarveBinary.run(["check", "X"], in: project.folder.url)
            #expect(end.status == attack.status, "\(end.output.prefix(500))\(end.errors.prefix(500))")
            #expect(end.output.contains(attack.says), "\(end.output.prefix(500))")
            #expect(end.output.utf8.count < 20_000)
            let format = try VarveBinary.run(["format", "--check", "X"], in: project.folder.url)
            #expect([0, 1, 2].contains(format.status))
        }
    }

    @Test func bytesThatAreNoTextEndWithAMessage() throws {
        try EndToEndProject.empty { project in
            for bytes: [UInt8] in [[0xFF, 0xFE, 0x00], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0x80], [0xF8, 0x88]] {
                try project.folder.write("X/schema.yaml", "")
                try Data("schema: X\n# ".utf8 + bytes).write(to: project.folder.url.appending(path: "X/schema.yaml"))
                let result = try project.varve("check", "X", status: 2)
                #expect(result.output.contains("error[yaml-"))
            }
        }
    }

    @Test func aLargeSchemaGoesAllTheWay() throws {
        try EndToEndProject.empty { project in
            let count = 500
            let entities = (0..<count).map { index in
                let attributes = (0..<10).map { "      a\($0): int\n" }.joined()
                return "  Entity\(index):\n    attributes:\n\(attributes)    relationships:\n"
                    + "      up: { to: Entity\((index + 1) % count)?, inverse: down }\n"
                    + "      down: { to: [Entity\((index + count - 1) % count)], inverse: up }\n"
            }
            try project.folder.write("X/schema.yaml", Self.head + "entities:\n" + entities.joined())
            try project.varve("freeze", "X")
            try project.varve("bump", "X", "2.0.0")
            try project.varve("check", "X")
            try project.varve("diff", "X")
            try project.varve("generate", "X", "--target", "swiftdata", "--output", "Out")
        }
    }
}
