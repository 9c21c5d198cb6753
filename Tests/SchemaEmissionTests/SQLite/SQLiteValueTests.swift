import Rehearsal
import SchemaEmission
import SchemaModel
import Testing

/// What a column of each type takes, refuses and starts with.
@Suite("SQLite columns")
struct SQLiteValueTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let attribute: Attribute
        let good: [SQLiteValue]
        let bad: [SQLiteValue]

        init(
            _ type: AttributeType, limits: AttributeLimits = AttributeLimits(), good: [SQLiteValue], bad: [SQLiteValue]
        ) {
            attribute = Attribute(name: "value", type: type, limits: limits)
            self.good = good
            self.bad = bad
        }

        var testDescription: String { "\(attribute.type) \(attribute.limits)" }
    }

    static let enums: NamedList<EnumType> = [
        EnumType(
            name: "Word", rawType: .string,
            cases: [
                EnumType.Case(name: "plain", rawValue: .string("plain")),
                EnumType.Case(name: "quoted", rawValue: .string("it's \"x\"\n;--")),
                EnumType.Case(name: "nul", rawValue: .string("a\u{0}b")),
                // A quote with a mark behind it is one character, and still a quote to SQL.
                EnumType.Case(name: "marked", rawValue: .string("it'\u{301}s")),
            ]),
        EnumType(
            name: "Number", rawType: .int,
            cases: [
                EnumType.Case(name: "low", rawValue: .integer(.min)), EnumType.Case(name: "one", rawValue: .integer(1)),
            ]),
    ]

    static let cases: [Case] = [
        Case(.scalar(.string), good: ["", "x", "a\u{0}b"], bad: [nil, .blob([1])]),
        Case(.scalar(.bool), good: [0, 1], bad: [2, -1, "yes", nil]),
        Case(.scalar(.int), good: [.integer(.min), .integer(.max)], bad: [1.5, "x"]),
        Case(.scalar(.int16), good: [-32768, 32767], bad: [-32769, 32768]),
        Case(.scalar(.int32), good: [-2_147_483_648, 2_147_483_647], bad: [-2_147_483_649, 2_147_483_648]),
        Case(.scalar(.double), good: [0.1, 5], bad: ["x", .blob([])]),
        Case(.scalar(.decimal), good: ["-12.50", "0"], bad: ["", "1e3", "x", "-"]),
        Case(.scalar(.date), good: [0.5, -1], bad: ["2020-01-01"]),
        Case(
            .scalar(.uuid), good: ["0F8FAD5B-D9CB-469F-A165-70867728950E"],
            bad: ["0f8fad5b-d9cb-469f-a165-70867728950e", "0F8FAD5B", ""]),
        Case(.scalar(.url), good: ["https://a.b/c?d"], bad: [.blob([1])]),
        Case(.scalar(.data), good: [.blob([]), .blob([0, 255])], bad: ["x", 1]),
        Case(.list(.int), good: ["[]", "[1,2]"], bad: ["", "[1", "x"]),
        Case(.codable("Thing"), good: ["{\"a\":1}"], bad: ["{"]),
        Case(.transformable(nil), good: [.blob([1])], bad: ["x"]),
        Case(.enumeration("Word"), good: ["plain", "it's \"x\"\n;--", "a\u{0}b"], bad: ["Plain", "", "a"]),
        Case(.enumeration("Number"), good: [.integer(.min), 1], bad: [0, 2]),
        Case(
            .scalar(.int), limits: AttributeLimits(minimum: .integer(.min), maximum: .integer(7)),
            good: [.integer(.min), 7], bad: [8]),
        Case(
            .scalar(.double), limits: AttributeLimits(minimum: .double(-0.5), maximum: .double(1e300)),
            good: [-0.5, 1e300], bad: [-0.6, 1.1e300]),
        Case(
            .scalar(.string), limits: AttributeLimits(minimumLength: 2, maximumLength: 3),
            good: ["ab", "äöü", "😀😀😀"], bad: ["a", "abcd"]),
        Case(
            .scalar(.data), limits: AttributeLimits(minimumLength: 1, maximumLength: 2),
            good: [.blob([0]), .blob([0, 0])], bad: [.blob([]), .blob([0, 0, 0])]),
        Case(
            .scalar(.date), limits: AttributeLimits(minimum: .date(DateConstant(seconds: 0, nanoseconds: 500_000_000))),
            good: [0.5], bad: [0.4]),
        Case(
            .scalar(.decimal), limits: AttributeLimits(maximum: DecimalConstant("9.95").map(Constant.decimal)),
            good: ["9.95", "-100"], bad: ["9.96", "10"]),
    ]

    @Test("A column takes what fits and refuses what does not", arguments: cases)
    func values(of test: Case) throws {
        for isOptional in [false, true] {
            var attribute = test.attribute
            attribute.isOptional = isOptional
            let connection = try Self.database([Entity(name: "E", attributes: [attribute])])
            for value in test.good {
                _ = try connection.query("INSERT INTO E (value) VALUES (?)", [value])
                #expect(try connection.query("SELECT 1 FROM E WHERE value IS ?", [value]).count == 1)
            }
            for value in test.bad where !(isOptional && value == nil) {
                #expect(throws: SQLiteError.self, "\(value)") {
                    try connection.query("INSERT INTO E (value) VALUES (?)", [value])
                }
            }
            if isOptional { _ = try connection.query("INSERT INTO E (value) VALUES (NULL)") }
        }
    }

    @Test(
        "A column starts with its default",
        arguments: [
            (AttributeType.scalar(.string), Constant.string("it's\n\"x\"; --"), SQLiteValue.text("it's\n\"x\"; --")),
            (.scalar(.string), .string("a\u{0}b"), .text("a\u{0}b")),
            (.scalar(.bool), .bool(true), 1),
            (.scalar(.int), .integer(.min), .integer(.min)),
            (.scalar(.double), .double(-1.5e-7), -1.5e-7),
            (.scalar(.float), .integer(3), 3.0),
            (.scalar(.decimal), DecimalConstant("-12.50").map(Constant.decimal) ?? .integer(0), "-12.5"),
            (.scalar(.date), .date(DateConstant(seconds: -2, nanoseconds: 500_000_000)), -1.5),
            (.scalar(.uuid), .uuid("0F8FAD5B-D9CB-469F-A165-70867728950E"), "0F8FAD5B-D9CB-469F-A165-70867728950E"),
            (.scalar(.url), .url("https://a.b/?c='"), "https://a.b/?c='"),
            (.scalar(.data), .data([0, 171, 255]), .blob([0, 171, 255])),
            (.scalar(.data), .data([]), .blob([])),
            (.enumeration("Word"), .enumCase("nul"), "a\u{0}b"),
            (.enumeration("Number"), .enumCase("low"), .integer(.min)),
            (.list(.string), .list([.string("a\"\\\n\u{1}"), .string("é")]), "[\"a\\\"\\\\\\u000a\\u0001\",\"é\"]"),
            (.list(.data), .list([.data([1]), .data([1, 2]), .data([1, 2, 3])]), "[\"AQ==\",\"AQI=\",\"AQID\"]"),
            (.list(.bool), .list([.bool(true), .bool(false)]), "[true,false]"),
            (.list(.date), .list([.date(DateConstant(seconds: 1))]), "[1.0]"),
        ])
    func defaults(type: AttributeType, constant: Constant, stored: SQLiteValue) throws {
        let attribute = Attribute(name: "value", type: type, defaultValue: .constant(constant))
        let connection = try Self.database([Entity(name: "E", attributes: [attribute])])
        try connection.execute("INSERT INTO E DEFAULT VALUES")
        let rows = try connection.query("SELECT value FROM E")
        #expect(rows.first?["value"] == stored)
    }

    @Test("Generated defaults differ from row to row and have the documented form")
    func generatedDefaults() throws {
        let connection = try Self.database([
            Entity(
                name: "E",
                attributes: [
                    Attribute(name: "id", type: .scalar(.uuid), defaultValue: .generatedUUID),
                    Attribute(name: "at", type: .scalar(.date), defaultValue: .now),
                ])
        ])
        var seen: Set<String> = []
        for _ in 0..<50 {
            let row = try #require(
                try connection.query(
                    "INSERT INTO E DEFAULT VALUES RETURNING id, abs(at - strftime('%s', 'now')) < 2 AS isNow"
                ).first)
            guard case .text(let uuid)? = row["id"] else {
                Issue.record("no text")
                continue
            }
            #expect(seen.insert(uuid).inserted)
            let parts = uuid.split(separator: "-")
            #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
            #expect(parts[2].first == "4")
            #expect("89AB".contains(parts[3].first ?? "-"))
            #expect(row["isNow"] == 1)
        }
    }

    static func database(_ entities: [Entity], composites: NamedList<CompositeType> = []) throws -> SQLiteConnection {
        let schema = SQLiteTestSchemas.schema(entities, enums: enums, composites: composites)
        #expect(SQLiteEmitter.findings(for: schema).isEmpty)
        let connection = try SQLiteConnection(.memory, enforcesForeignKeys: true)
        try connection.execute("PRAGMA recursive_triggers = ON")
        try connection.execute(try SQLiteEmitter.statements(for: schema).joined())
        return connection
    }
}
