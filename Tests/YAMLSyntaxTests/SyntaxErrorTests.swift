import Diagnostics
import Testing
import YAMLSyntax

/// What libyaml does not read: where the message points and what it says.
@Suite struct SyntaxErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let expected: [String]
        var help: String?
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(
            text: "a: b: c\n", expected: ["yaml-syntax 1:4 the value of `a` holds a colon and is not quoted"],
            help: "quote it: `a: \"b: c\"`"),
        Case(
            text: "Task.priority: match rank { \"urgent\": .high }\n",
            expected: ["yaml-syntax 1:16 the value of `Task.priority` holds a colon and is not quoted"],
            help: "quote it: `Task.priority: \"match rank { \\\"urgent\\\": .high }\"`"),
        Case(
            text: "title:string\nother: x\n", expected: ["yaml-syntax 1:6 a space is missing behind this colon"],
            help: "write `title: string`"),
        Case(
            text: "a: 1\ntitle:string\nother: x\n", expected: ["yaml-syntax 2:6 a space is missing behind this colon"],
            help: "write `title: string`"),
        Case(
            text: "a: 1\ntitle string\nother: x\n",
            expected: ["yaml-syntax 2:1 `title string` is no key: it has no colon"]),
        Case(text: "a:\n\tb: c\n", expected: ["yaml-syntax 2:1 a tab stands where only spaces may indent"]),
        Case(text: "a:\n  b: c\n\td: e\n", expected: ["yaml-syntax 3:1 a tab stands where only spaces may indent"]),
        Case(
            text: "a: { b: c\nOther:\n  x: y\n",
            expected: ["yaml-syntax 1:4 the `{` that opens here is never closed", "  2:6 reading stopped here"]),
        Case(
            text: "a: [ b, c\n",
            expected: ["yaml-syntax 1:4 the `[` that opens here is never closed", "  2:1 reading stopped here"]),
        Case(
            text: "a: [b}\n",
            expected: ["yaml-syntax 1:4 the `[` that opens here is never closed", "  1:6 reading stopped here"]),
        Case(
            text: "a: { b: c\n  d: e }\n",
            expected: ["yaml-syntax 2:4 a comma or `}` belongs before this `:`", "  1:4 opened here"]),
        Case(text: "a: \"bcd\nc: d\n", expected: ["yaml-syntax 1:4 the text that begins here with \" is never closed"]),
        Case(text: "a: 'b\nc: d\n", expected: ["yaml-syntax 1:4 the text that begins here with ' is never closed"]),
        Case(
            text: "a: \"bcd\nc: \"d\"\n",
            expected: [
                "yaml-syntax 1:4 the quoted text that begins here goes on to line 2", "  2:5 it ends before this",
            ]),
        Case(
            text: "a: \"x\\qy\"\n",
            expected: ["yaml-syntax 1:6 a backslash inside double quotes begins no escape that YAML knows"]),
        Case(text: "  a: b\nc: d\n", expected: ["yaml-syntax 2:1 this line belongs to nothing above it"]),
        Case(
            text: "a: b\n  c: d\n",
            expected: [
                "yaml-syntax 2:3 this line is indented below a value that has already begun",
                "  1:4 the value begins here",
            ]),
        Case(
            text: "a:\n  b: c\n d: e\n",
            expected: [
                "yaml-syntax 3:2 the indentation of this line fits no line above it",
                "  1:1 it stands inside what begins here",
            ]),
        Case(text: "a: @b\n", expected: ["yaml-syntax 1:4 a value cannot begin with `@`"], help: "quote it: \"@b\""),
        Case(text: "a: `b` # c\n", expected: ["yaml-syntax 1:4 a value cannot begin with ```"]),
        Case(text: "a: %b\n", expected: ["yaml-syntax 1:4 a value cannot begin with `%`"]),
        Case(
            text: "a: b\n- c\n",
            expected: [
                "yaml-syntax 2:1 a list item stands where a key is expected", "  1:1 the mapping begins here",
            ]),
        Case(
            text: "- c\na: b\n",
            expected: [
                "yaml-syntax 2:1 a key stands where the list above expects an item", "  1:1 the list begins here",
            ]),
        Case(text: "a: \"b\" c\n", expected: ["yaml-syntax 1:8 text follows the closing quote"]),
        Case(text: "a: }\n", expected: ["yaml-syntax 1:4 this `}` closes nothing"]),
        Case(text: "a: {b: c}}\n", expected: ["yaml-syntax 1:10 this `}` closes nothing"]),
        Case(text: "a: b\n}\n", expected: ["yaml-syntax 2:1 this `}` closes nothing"]),
        Case(
            text: "a: |x\n  b\n", expected: ["yaml-syntax 1:4 text stands behind `|`, which begins a block of lines"],
            help: "quote the value: \"|x\""),
        Case(text: "a: - b\n", expected: ["yaml-syntax 1:4 a list item cannot begin on the line of its key"]),
        Case(text: "a: [b, , c]\n", expected: ["yaml-syntax 1:8 a value is missing before this comma"]),
        Case(
            text: "\u{FEFF}é: b: c\r\n", expected: ["yaml-syntax 1:4 the value of `é` holds a colon and is not quoted"]),
        Case(
            text: "a: 1\na: 2\nb: [\n",
            expected: [
                "yaml-duplicate-key 2:1 the key `a` stands twice in one mapping", "  1:1 first here",
                "yaml-syntax 3:4 the `[` that opens here is never closed", "  4:1 reading stopped here",
            ]),
    ]

    @Test(arguments: cases) func explains(_ example: Case) {
        let reading = read(example.text)
        #expect(Outline.of(reading.diagnostics) == example.expected)
        if let help = example.help { #expect(reading.diagnostics.first?.helps.first == help) }
        #expect(reading.root == nil)
        #expect(reading.diagnostics.allSatisfy { !$0.helps.isEmpty })
    }

    /// Cutting a file anywhere, or breaking one byte of it, gives a tree or a finding with its place inside the file.
    @Test func survivesEveryCutAndEveryBrokenByte() {
        let text =
            "# c\na: { b: [c, 'd'], \"e\\u00e9\": !f g }\nh: |\n  i\n\n  j\nk: >-\n  l\n- m\n? n\n: *o\n&p q: \"r\n  s\"\n"
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            check(Array(bytes[..<index]))
            for replacement in Array("\0\t\n\r #:{}[],\"'|>-?!&*%@".utf8) + [0x80, 0xC3] {
                var broken = bytes
                broken[index] = replacement
                check(broken)
            }
        }
    }

    private func check(_ bytes: [UInt8]) {
        let reading = read(bytes)
        #expect(reading.root != nil || !reading.diagnostics.isEmpty)
        for location in reading.diagnostics.compactMap(\.location) {
            #expect(location.range.start.offset <= location.range.end.offset)
            #expect(location.range.end.offset <= bytes.count)
            #expect(location.range.start.line >= 1 && location.range.start.column >= 1)
        }
    }
}
