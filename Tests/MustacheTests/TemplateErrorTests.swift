import Mustache
import Testing

/// Every error, at its place.
@Suite struct TemplateErrorTests {
    @Test(arguments: [
        ("é {{a}}", 1, 3, TemplateError.Reason.unknownName("a")),
        ("x\n  {{#a}}{{/a}}", 2, 3, .unknownName("a")),
        ("\r\n{{^a}}{{/a}}", 2, 1, .unknownName("a")),
        ("{{v.b}}", 1, 1, .unknownName("v.b")),
        ("{{t.b}}", 1, 1, .unknownName("t.b")),
        ("{{#l}}{{a}}{{/l}}", 1, 7, .unknownName("a")),
        ("{{v}}", 1, 1, .notPrintable("v")),
        ("{{l}}", 1, 1, .notPrintable("l")),
        ("{{.}}", 1, 1, .notPrintable(".")),
        ("{{#-first}}{{/-first}}", 1, 1, .outsideList("-first")),
        ("{{#v}}{{-last}}{{/v}}", 1, 7, .outsideList("-last")),
        ("\n\n {{>p}}", 3, 2, .unknownTemplate("p")),
        ("{{#t}}\n{{#v}}", 2, 1, .unclosedSection("v")),
        ("{{#t}}\n{{/v}}", 2, 1, .unexpectedEnd("v", open: "t")),
        ("{{/v}}", 1, 1, .unexpectedEnd("v", open: nil)),
        ("a {{t", 1, 3, .unclosedTag),
        ("{{! never", 1, 1, .unclosedTag),
        ("{{", 1, 1, .unclosedTag),
        ("{{{t}}", 1, 1, .unclosedTag),
        ("{{}}", 1, 1, .illegalName("")),
        ("{{ # }}", 1, 1, .unknownName("#")),
        ("{{a b}}", 1, 1, .illegalName("a b")),
        ("{{a\0b}}", 1, 1, .illegalName("a\0b")),
        ("{{a..b}}", 1, 1, .illegalName("a..b")),
        ("{{.a}}", 1, 1, .illegalName(".a")),
        ("{{#}}{{/}}", 1, 1, .illegalName("")),
        ("{{>}}", 1, 1, .illegalName("")),
        ("{{=<% %> |=}}", 1, 1, .illegalDelimiters),
        ("{{= =}}", 1, 1, .illegalDelimiters),
        ("{{=a==b=}}", 1, 1, .illegalDelimiters),
        ("{{= =a b =}}", 1, 1, .illegalDelimiters),
        ("{{=<% %>", 1, 1, .unclosedTag),
        ("{{<p}}{{/p}}", 1, 1, .unsupportedTag("<")),
        ("{{$p}}{{/p}}", 1, 1, .unsupportedTag("$")),
        ("{{>*p}}", 1, 1, .unsupportedTag(">*")),
        ("{{=| |=}}\n|a|", 2, 1, .unknownName("a")),
    ])
    func pointsAtTheTag(_ source: String, _ line: Int, _ column: Int, _ reason: TemplateError.Reason) {
        let values: [String: TemplateValue] = ["t": .text("t"), "v": .view(FixedView()), "l": .texts(["x"])]
        #expect(throws: TemplateError(template: "main", line: line, column: column, reason: reason)) {
            try rendered(source, values)
        }
    }

    @Test func namesTheTemplateOfThePartial() {
        let error = TemplateError(template: "p", line: 2, column: 1, reason: .unknownName("a"))
        #expect(throws: error) { try rendered("{{>p}}", partials: ["p": "\n{{a}}"]) }
        #expect(error.description == "p:2:1: no view knows the name `a`")
    }

    @Test func aPartialThatIncludesItselfEnds() {
        let error = TemplateError(template: "p", line: 1, column: 2, reason: .tooDeep(256))
        #expect(throws: error) { try rendered("{{>p}}", partials: ["p": "x{{>p}}"]) }
        #expect(throws: TemplateError.self) {
            try rendered("{{>p}}", ["l": .texts(["a"])], partials: ["p": "{{#l}}{{>q}}{{/l}}", "q": " {{>p}}\n"])
        }
    }

    @Test func deepNestingEnds() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "{{#t}}", count: depth) + "x" + String(repeating: "{{/t}}", count: depth)
        }
        #expect(try rendered(nested(100), ["t": .flag(true)]) == "x")
        #expect(throws: TemplateError(template: "main", line: 1, column: 601, reason: .tooDeep(100))) {
            try rendered(nested(101), ["t": .flag(true)])
        }
        #expect(throws: TemplateError.self) { try rendered(nested(100_000), ["t": .flag(true)]) }
    }

    @Test func hostileBytesPassThrough() throws {
        let bytes: [UInt8] = [0, 0xFF, 0xC0, 0x80] + Array("{{a}}".utf8) + [0, 0xED, 0xA0, 0x80]
        var output: [UInt8] = []
        try Template(parsing: bytes, name: "main").render(FixedView(values: ["a": .text("\0")]), into: &output)
        #expect(output == [0, 0xFF, 0xC0, 0x80, 0, 0, 0xED, 0xA0, 0x80])
        #expect(throws: TemplateError.self) { try Template(parsing: Array("{{".utf8) + [0xFF, 0xFE], name: "main") }
    }

    @Test(arguments: ["", "{", "}}", "{ {a} }", "\n", "\r\n", "{{!}}", "{{!\n}}", "}}{"])
    func whatIsNoTagIsText(_ source: String) throws {
        let expected = source.hasPrefix("{{!") ? "" : source
        #expect(try rendered(source) == expected)
    }
}
