import Mustache
import Testing

/// A view of given values.
struct FixedView: TemplateView {
    var values: [String: TemplateValue] = [:]

    func value(for name: String) -> TemplateValue? { values[name] }
}

/// What the template makes of the values, strictly and without escaping.
func rendered(
    _ source: String, _ values: [String: TemplateValue] = [:], partials: [String: String] = [:]
) throws(TemplateError) -> String {
    var library = TemplateLibrary()
    for (name, text) in partials { library.insert(try Template(parsing: Array(text.utf8), name: name)) }
    var output: [UInt8] = []
    let template = try Template(parsing: Array(source.utf8), name: "main")
    try template.render(FixedView(values: values), partials: library, into: &output)
    return String(decoding: output, as: UTF8.self)
}

/// What this engine does on top of the specification.
@Suite struct TemplateTests {
    @Test func nothingIsEscaped() throws {
        #expect(try rendered("{{a}} {{{a}}} {{&a}}", ["a": .text("<&\">")]) == "<&\"> <&\"> <&\">")
    }

    @Test(arguments: [
        ("{{x}}", TemplateValue.number(Int.min), "-9223372036854775808"),
        ("{{x}}", .number(Int.max), "9223372036854775807"),
        ("{{x}}", .number(0), "0"),
        ("{{x}}", .number(-120), "-120"),
        ("{{x}}", .flag(true), "true"),
        ("{{x}}", .flag(false), "false"),
        ("({{x}})", .absent, "()"),
        ("{{x}}", .bytes([0xC3, 0xA9]), "é"),
        ("({{#x}}[{{.}}]{{/x}})", .texts(["a", "b"]), "([a][b])"),
        ("({{#x}}[{{.}}]{{/x}})", .text(""), "([])"),
        ("({{#x}}-{{/x}}{{^x}}+{{/x}})", .absent, "(+)"),
        ("({{#x}}-{{/x}}{{^x}}+{{/x}})", .texts([]), "(+)"),
        ("({{#x}}-{{/x}}{{^x}}+{{/x}})", .views([]), "(+)"),
        ("({{#x}}-{{/x}}{{^x}}+{{/x}})", .optional(nil), "(+)"),
        ("({{#x}}{{.}}{{/x}})", .optional("a"), "(a)"),
    ])
    func everyKindOfValue(_ source: String, _ value: TemplateValue, _ expected: String) throws {
        #expect(try rendered(source, ["x": value]) == expected)
    }

    @Test(arguments: [
        ("{{#x}}{{.}}{{^-last}}, {{/-last}}{{/x}}", "a, b, c"),
        ("{{#x}}{{#-first}}[{{/-first}}{{.}}{{#-last}}]{{/-last}}{{/x}}", "[abc]"),
        ("{{#x}}{{#flag}}{{.}}{{/flag}}{{/x}}", "abc"),
        // A view inside of a list is no list: the place of the list's element counts.
        ("{{#x}}{{#view}}{{^-last}}{{.}}{{/-last}}{{/view}}{{/x}}", nil),
        ("{{#x}}{{#view}}{{^-last}},{{/-last}}{{/view}}{{/x}}", ",,"),
        ("{{#x}}{{#y}}{{.}}{{^-last}}{{^-first}}+{{/-first}}{{/-last}}{{/y}};{{/x}}", "12+3;12+3;12+3;"),
    ])
    func placesInLists(_ source: String, _ expected: String?) throws {
        let values: [String: TemplateValue] = [
            "x": .texts(["a", "b", "c"]), "flag": .flag(true), "view": .view(FixedView()),
            "y": .texts(["1", "2", "3"]),
        ]
        guard let expected else {
            #expect(throws: TemplateError.self) { try rendered(source, values) }
            return
        }
        #expect(try rendered(source, values) == expected)
    }

    @Test func innerNamesComeFirst() throws {
        let inner = FixedView(values: ["name": .text("inner")])
        let values: [String: TemplateValue] = ["name": .text("outer"), "other": .text("o"), "all": .views([inner])]
        #expect(try rendered("{{#all}}{{name}} {{other}} {{/all}}{{name}}", values) == "inner o outer")
    }

    @Test func partialsKeepTheirIndentation() throws {
        let partials = ["a": "{\n\n  {{>b}}\n  {{x}}\n}\n", "b": "1\r\n\r\n{{x}} {{>c}}\n", "c": "i\nj"]
        let expected = "  {\n\n    1\r\n\r\n    X\nY i\nj\n    X\nY\n  }\n"
        #expect(try rendered("  {{>a}}\n", ["x": .text("X\nY")], partials: partials) == expected)
    }

    @Test func indentationFollowsSections() throws {
        let partials = ["a": "{{#x}}\n{{.}}\n{{/x}}\n{{#x}}{{.}}{{/x}}\n{{! gone }}\n"]
        #expect(try rendered("\t{{>a}}\nz", ["x": .texts(["1", "2"])], partials: partials) == "\t1\n\t2\n\t12\nz")
    }

    @Test func rendersByNameFromALibrary() throws {
        let library = TemplateLibrary([
            try Template(parsing: Array("a{{>b}}".utf8), name: "a"), try Template(parsing: Array("b".utf8), name: "b"),
        ])
        var output: [UInt8] = Array("before ".utf8)
        try library.render("a", FixedView(), into: &output)
        #expect(output == Array("before ab".utf8))
        #expect(library["c"] == nil)
        #expect(throws: TemplateError(template: "c", line: 1, column: 1, reason: .unknownTemplate("c"))) {
            try library.render("c", FixedView(), into: &output)
        }
    }
}
