import Diagnostics
import Testing
import YAMLSyntax

/// What YAML allows and the reader refuses.
@Suite struct RefusalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let expected: [String]
        var tree: String?
        var help: String?
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(
            text: "where: !isCompleted\n",
            expected: ["yaml-tag 1:8 `!isCompleted` is a YAML tag and would vanish"],
            tree: "{where: doubleQuoted(!isCompleted)}", help: "quote this expression: \"!isCompleted\""),
        Case(
            text: "where: !a == \"b\" # c\n",
            expected: ["yaml-tag 1:8 `!a` is a YAML tag and would vanish"],
            help: "quote this expression: \"!a == \\\"b\\\"\""),
        Case(
            text: "where: !isCompleted && category.id == $id\n",
            expected: ["yaml-tag 1:8 `!isCompleted` is a YAML tag and would vanish"],
            tree: "none", help: "quote this expression: \"!isCompleted && category.id == $id\""),
        Case(
            text: "where: !(a || b)\nx: y\n", expected: ["yaml-tag 1:8 `!(a` is a YAML tag and would vanish"],
            help: "quote this expression: \"!(a || b)\""),
        Case(
            text: "open: { where: !b, c: d }\n", expected: ["yaml-tag 1:16 `!b` is a YAML tag and would vanish"],
            tree: "{open: {where: doubleQuoted(!b), c: d}}", help: "quote this expression: \"!b\""),
        Case(
            text: "a: !!str 5\n", expected: ["yaml-tag 1:4 `!!str` is a YAML tag and would vanish"],
            help: "remove `!!str`"),
        Case(
            text: "a: !x { b: c }\n", expected: ["yaml-tag 1:4 `!x` is a YAML tag and would vanish"],
            tree: "{a: {b: c}}",
            help: "remove `!x`"),
        Case(
            text: "a: &b c\nd: *b\n",
            expected: [
                "yaml-anchor 1:4 `&b` is an anchor, which is not part of the language",
                "yaml-alias 2:4 `*b` is an alias, which is not part of the language",
            ], tree: "{a: doubleQuoted(&b c), d: doubleQuoted(*b)}"),
        Case(text: "a: &b [c]\n", expected: ["yaml-anchor 1:4 `&b` is an anchor, which is not part of the language"]),
        Case(text: "a: *b c\n", expected: ["yaml-alias 1:4 `*b` is an alias, which is not part of the language"]),
        Case(text: "a: **\n", expected: ["yaml-alias 1:4 `**` is an alias, which is not part of the language"]),
        Case(text: "a: && b\n", expected: ["yaml-anchor 1:4 `&&` is an anchor, which is not part of the language"]),
        Case(
            text: "a:\n  <<: *b\n  c: d\ne:\n  <<: [*f, { g: *h }]\n",
            expected: [
                "yaml-merge-key 2:3 the merge key `<<` is not part of the language",
                "yaml-merge-key 5:3 the merge key `<<` is not part of the language",
            ], tree: "{a: {c: d}, e: {}}"),
        Case(text: "\"<<\": a\n", expected: [], tree: "{<<: a}"),
        Case(
            text: "a: 1\nb: 2\na: 3\n\"b\": 4\n",
            expected: [
                "yaml-duplicate-key 3:1 the key `a` stands twice in one mapping", "  1:1 first here",
                "yaml-duplicate-key 4:1 the key `b` stands twice in one mapping", "  2:1 first here",
            ], tree: "{a: 1, b: 2}"),
        Case(
            text: "a: { b: 1, b: { c: 2, c: 3 } }\n",
            expected: [
                "yaml-duplicate-key 1:12 the key `b` stands twice in one mapping", "  1:6 first here",
                "yaml-duplicate-key 1:23 the key `c` stands twice in one mapping", "  1:17 first here",
            ], tree: "{a: {b: 1}}"),
        Case(
            text: "a: b\n---\nc: d\n", expected: ["yaml-several-documents 2:1 a second document begins here"],
            tree: "none"),
        Case(text: "a: b\n...\nc: d\n", expected: ["yaml-several-documents 3:1 a second document begins here"]),
        Case(text: "---\na: b\n...\n", expected: [], tree: "{a: b}"),
        Case(
            text: "%YAML 1.2\n---\na: b\n", expected: ["yaml-directive 1:1 a `%` directive is not part of the language"]
        ),
        Case(
            text: "%TAG ! tag:x,2000:\n---\na: b\n",
            expected: ["yaml-directive 1:1 a `%` directive is not part of the language"]),
        Case(text: "%FOO\n---\na: b\n", expected: ["yaml-directive 1:1 a `%` directive is not part of the language"]),
        Case(
            text: "? [a, b]\n: c\nd: e\n",
            expected: ["yaml-complex-key 1:3 a list stands where a key belongs"], tree: "{d: e}"),
        Case(
            text: "{ {a: b}: c, d: e }\n",
            expected: ["yaml-complex-key 1:3 a mapping stands where a key belongs"], tree: "{d: e}"),
        Case(text: ": c\n", expected: ["yaml-complex-key 1:1 a key is missing before the colon"]),
        Case(text: "? a\n: b\n", expected: [], tree: "{a: b}"),
        Case(text: "", expected: ["yaml-empty 1:1 the file is empty"], tree: "none"),
        Case(text: " \n# only a comment\n", expected: ["yaml-empty 1:1 the file is empty"], tree: "none"),
        Case(text: "---\n", expected: ["yaml-empty 1:1 the file is empty"], tree: "none"),
        Case(
            text: "a: \"b\\0c\"\n",
            expected: ["yaml-control-character 1:4 this text holds the control character U+0000"]),
    ]

    @Test(arguments: cases) func refuses(_ example: Case) {
        let reading = read(example.text)
        #expect(Outline.of(reading.diagnostics) == example.expected)
        if let tree = example.tree { #expect(Outline.of(reading.root) == tree) }
        if let help = example.help { #expect(reading.diagnostics.first?.helps.first == help) }
        #expect(reading.diagnostics.allSatisfy { !$0.helps.isEmpty && $0.severity == .error })
    }

    @Test func refusesCharacters() {
        let cases: [(bytes: [UInt8], expected: [String])] = [
            (Array("é: ".utf8) + [0xC0, 0xAF], ["yaml-encoding 1:4 the byte 0xC0 at offset 4 is not UTF-8"]),
            (Array("a: b\nc: ".utf8) + [0xE2, 0x82], ["yaml-encoding 2:4 the byte 0xE2 at offset 8 is not UTF-8"]),
            ([0xED, 0xA0, 0x80], ["yaml-encoding 1:1 the byte 0xED at offset 0 is not UTF-8"]),
            ([0xF4, 0x90, 0x80, 0x80], ["yaml-encoding 1:1 the byte 0xF4 at offset 0 is not UTF-8"]),
            ([0x80], ["yaml-encoding 1:1 the byte 0x80 at offset 0 is not UTF-8"]),
            ([0xFF, 0xFE, 0x61, 0x00], ["yaml-encoding 1:1 the file is UTF-16"]),
            ([0xFE, 0xFF, 0x00, 0x61], ["yaml-encoding 1:1 the file is UTF-16"]),
            ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], ["yaml-encoding 1:1 the file is UTF-32"]),
            ([0, 0, 0xFE, 0xFF], ["yaml-encoding 1:1 the file is UTF-32"]),
            (Array("a: b\0c".utf8), ["yaml-control-character 1:5 a NUL byte stands in the text"]),
            (
                Array("a: \u{1B}\nb: \u{7F}\r\nc: \u{9B}".utf8),
                [
                    "yaml-control-character 1:4 the control character U+001B stands in the text",
                    "yaml-control-character 2:4 the control character U+007F stands in the text",
                    "yaml-control-character 3:4 the control character U+009B stands in the text",
                ]
            ),
            (
                Array("# é\u{202E}x\n".utf8),
                [
                    "yaml-control-character 1:4 the bidirectional control character U+202E makes this line read "
                        + "differently from what it says"
                ]
            ),
            (Array("a: \u{2028}".utf8), ["yaml-control-character 1:4 the control character U+2028 stands in the text"]),
            (
                Array("\u{FEFF}\u{FEFF}a: b".utf8),
                ["yaml-control-character 1:1 a byte order mark (U+FEFF) stands inside the text"]
            ),
        ]
        for (bytes, expected) in cases {
            let reading = read(bytes)
            #expect(Outline.of(reading.diagnostics) == expected)
            #expect(reading.root == nil)
        }
        for code in [0x202A, 0x202D, 0x2066, 0x2069] as [UInt32] {
            let character = Unicode.Scalar(code).map(String.init) ?? ""
            #expect(read("a: \(character)").diagnostics.map(\.rule) == ["yaml-control-character"])
        }
    }

    @Test func countsCharactersBeyondTheReportedOnes() {
        let reading = read("a: " + String(repeating: "\u{1}", count: 50))
        #expect(reading.diagnostics.count == YAMLLimits.reportedCharacters)
        #expect(reading.diagnostics.last?.notes == ["30 more such characters follow in this file"])
    }

    @Test func standInsAreNamed() throws {
        let reading = read("a: !b\nc: [*d, e]\n")
        let places = reading.standIns.sorted { $0.start < $1.start }.map(Outline.of)
        #expect(places == ["1:4@3-1:6@5", "2:5@10-2:7@12"])
    }
}
