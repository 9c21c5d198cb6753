import Diagnostics
import Foundation
import SchemaModel
import SchemaParsing
import Testing

/// Defaults of every type: what is read, and what never changes in silence.
@Suite struct ConstantTests {
    /// A type, a default as written in YAML, and what it is.
    struct Accepted: CustomTestStringConvertible {
        let type: String
        let text: String
        let value: DefaultValue

        init(_ type: String, _ text: String, _ value: Constant) {
            self.init(type, text, .constant(value))
        }

        init(_ type: String, _ text: String, _ value: DefaultValue) {
            self.type = type
            self.text = text
            self.value = value
        }

        var testDescription: String { "\(type) \(text)" }
    }

    private static func decimal(_ text: String) -> Constant {
        DecimalConstant(text).map { .decimal($0) } ?? .string("no decimal")
    }

    static let accepted: [Accepted] = [
        Accepted("string", "no", .string("no")),
        Accepted("string", "012", .string("012")),
        Accepted("string", "1.10", .string("1.10")),
        Accepted("string", "'on'", .string("on")),
        Accepted("string", "\"\"", .string("")),
        Accepted("string", "null", .string("null")),
        Accepted("string", "~", .string("~")),
        Accepted("bool", "true", .bool(true)),
        Accepted("bool", "\"false\"", .bool(false)),
        Accepted("int", "0", .integer(0)),
        Accepted("int", "-9223372036854775808", .integer(.min)),
        Accepted("int64", "9223372036854775807", .integer(.max)),
        Accepted("int16", "-32768", .integer(-32768)),
        Accepted("int32", "2147483647", .integer(2_147_483_647)),
        Accepted("double", "1.10", .double(1.1)),
        Accepted("double", "-2.5E-4", .double(-0.00025)),
        Accepted("double", "1e3", .double(1000)),
        Accepted("double", "-0.0", .double(0)),
        Accepted("float", "3", .double(3)),
        Accepted("decimal", "12.50", decimal("12.5")),
        Accepted("date", "1970-01-01T00:00:00Z", .date(DateConstant(seconds: 0))),
        Accepted(
            "date", "2000-02-29T12:00:00.5+01:00", .date(DateConstant(seconds: 951_822_000, nanoseconds: 500_000_000))),
        Accepted("date", "1969-12-31T23:59:59.000000001z", .date(DateConstant(seconds: -1, nanoseconds: 1))),
        Accepted("date", "0001-01-01T00:00:00Z", .date(DateConstant(seconds: -62_135_596_800))),
        Accepted("date", "9999-12-31t23:59:59-23:59", .date(DateConstant(seconds: 253_402_387_139))),
        Accepted("date", "now()", .now),
        Accepted("uuid", "uuid()", .generatedUUID),
        Accepted("uuid", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", .uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")),
        Accepted("url", "https://example.org/a?b=c", .url("https://example.org/a?b=c")),
        Accepted("data", "AAH/", .data([0, 1, 255])),
        Accepted("data", "AA==", .data([0])),
        Accepted("data", "\"\"", .data([])),
        Accepted("Priority", "normal", .enumCase("normal")),
        Accepted("list(int)", "[1, 2]", .list([.integer(1), .integer(2)])),
        Accepted("list(string)", "[]", .list([])),
    ]

    @Test(arguments: accepted) func isRead(_ example: Accepted) {
        let reading = read(example.type, example.text)
        #expect(reading.diagnostics.map(describe) == [])
        #expect(reading.schema.entities["Task"]?.attributes["value"]?.defaultValue == example.value)
    }

    /// A type, a default as written in YAML, and the message (what follows "`default` of `Task.value` is ").
    static let refused: [(type: String, text: String, message: String)] = [
        ("bool", "no", "`no` where `true` or `false` is needed | write `false`"),
        ("bool", "True", "`True` where `true` or `false` is needed | write `true`"),
        ("bool", "1", "`1` where `true` or `false` is needed | write `true`"),
        ("int", "012", "`012` where an int is needed | write `12`"),
        ("int", "1_0", "`1_0` where an int is needed | write `10`"),
        ("int", "0x10", "`0x10` where an int is needed | write `16`"),
        ("int", "0b101", "`0b101` where an int is needed | write `5`"),
        ("int", "1e3", "`1e3` where an int is needed | write `1000`"),
        ("int", "+5", "`+5` where an int is needed | write `5`"),
        ("int", "-0", "`-0` where an int is needed | write `0`"),
        ("int", "1.5", "`1.5` where an int is needed"),
        ("int", "1.0", "`1.0` where an int is needed | write `1`"),
        ("int", "on", "`on` where an int is needed"),
        ("int", "9223372036854775808", "`9223372036854775808`, which does not fit an int"),
        ("int16", "32768", "`32768`, which does not fit an int16"),
        ("int32", "-2147483649", "`-2147483649`, which does not fit an int32"),
        ("double", ".5", "`.5` where a double is needed | write `0.5`"),
        ("double", "5.", "`5.` where a double is needed | write `5.0`"),
        ("double", "1_000.5", "`1_000.5` where a double is needed | write `1000.5`"),
        ("double", "007.5", "`007.5` where a double is needed | write `7.5`"),
        ("double", ".nan", "`.nan` where a double is needed"),
        ("double", "-.inf", "`-.inf` where a double is needed"),
        ("double", "1e999", "`1e999`, which does not fit a double"),
        ("float", "1e39", "`1e39`, which does not fit a float"),
        ("decimal", "1e200", "`1e200`, which does not fit a decimal"),
        ("decimal", "one", "`one` where a decimal is needed"),
        ("date", "2024-01-31", "`2024-01-31`, which is no date: it has no time of day | write `2024-01-31T00:00:00Z`"),
        ("date", "2023-02-29T00:00:00Z", "`2023-02-29T00:00:00Z`, which is no date: month 2 of 2023 has no day 29"),
        ("date", "1900-02-29T00:00:00Z", "`1900-02-29T00:00:00Z`, which is no date: month 2 of 1900 has no day 29"),
        ("date", "2024-13-01T00:00:00Z", "`2024-13-01T00:00:00Z`, which is no date: there is no month 13"),
        ("date", "2024-01-01T24:00:00Z", "`2024-01-01T24:00:00Z`, which is no date: there is no hour 24"),
        ("date", "2024-01-01T00:00:60Z", "`2024-01-01T00:00:60Z`, which is no date: no store keeps leap seconds"),
        (
            "date", "2024-01-01T00:00:00",
            "`2024-01-01T00:00:00`, which is no date: it names no offset, so every machine would read it differently"
                + " | write `2024-01-01T00:00:00Z`"
        ),
        (
            "date", "2024-01-01T00:00:00.0123456789Z",
            "`2024-01-01T00:00:00.0123456789Z`, which is no date: it is finer than a nanosecond"
        ),
        (
            "date", "2024-01-01T00:00:00+1",
            "`2024-01-01T00:00:00+1`, which is no date: the offset is neither `Z` nor written as `+01:00`"
        ),
        (
            "date", "2024-01-01T00:00:00Zulu",
            "`2024-01-01T00:00:00Zulu`, which is no date: something follows the offset"
        ),
        (
            "date", "2024-01-01 00:00:00Z",
            "`2024-01-01 00:00:00Z`, which is no date: between day and time stands no `T` | write `2024-01-01T00:00:00Z`"
        ),
        ("date", "uuid()", "`uuid()`, which makes a uuid, where a date is needed | write `type: uuid`"),
        ("string", "now()", "`now()`, which makes a date, where a string is needed | write `type: date`"),
        ("url", "a b", "`a b` where a URL is needed"),
        ("data", "AAH", "`AAH` where data in base64 is needed"),
        ("data", "AB==", "`AB==` where data in base64 is needed"),
        ("data", "A===", "`A===` where data in base64 is needed"),
        ("uuid", "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "`E621E1F8-C36C-495A-93FC-0C247A3E6E5` where a uuid is needed"),
        (
            "uuid", "G621E1F8-C36C-495A-93FC-0C247A3E6E5F",
            "`G621E1F8-C36C-495A-93FC-0C247A3E6E5F` where a uuid is needed"
        ),
        ("Priority", "Normal", "`Normal`, which is no case of `Priority` | did you mean `normal`?"),
        ("list(int)", "[a]", "`a` where an int is needed"),
        ("list(int)", "1", "a text where a list is needed"),
        ("int", "[1]", "a list where an int is needed"),
    ]

    @Test(arguments: refused) func isRefused(_ example: (type: String, text: String, message: String)) {
        let found = read(example.type, example.text).diagnostics.map(\.message)
        let helps = read(example.type, example.text).diagnostics.flatMap(\.helps)
        let line = (found + helps.filter { $0.hasPrefix("write `") || $0.hasPrefix("did") }).joined(separator: " | ")
        let generic = ["date": " | write a date", "uuid": " | write 32"][example.type] ?? " | write the items"
        let shown = line.range(of: generic).map { String(line[..<$0.lowerBound]) } ?? line
        #expect(shown == "`default` of `Task.value` is " + example.message)
        #expect(read(example.type, example.text).diagnostics.allSatisfy { $0.rule == "invalid-value" })
    }

    private func read(_ type: String, _ text: String) -> SchemaReader.Reading {
        SchemaReader.read([
            SourceFile(
                path: "schema.yaml",
                text: """
                    schema: Constants
                    version: 1.0.0
                    enums: { Priority: [low, normal, high] }
                    entities:
                      Task:
                        attributes:
                          value:
                            type: \(type)
                            default: \(text)
                    """)
        ])
    }
}
