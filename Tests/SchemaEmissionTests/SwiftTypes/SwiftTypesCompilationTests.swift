import Foundation
import SchemaEmission
import SchemaModel
import TestSupport
import Testing

/// Generated value types, given to the real compiler and the real formatter.
@Suite(.enabled(if: Program.exists("swiftc"), "skipped: swiftc not found"))
struct SwiftTypesCompilationTests {
    static let cases: [(schema: Schema, options: SwiftTypesOptions)] = AccessLevel.allCases.flatMap { access in
        [SwiftTypesSchemas.scalars, SwiftTypesSchemas.shadows, SwiftTypesSchemas.books].flatMap { schema in
            let all = Set(SwiftTypesOptions.Conformance.allCases)
            let choices = access == .public ? [all, []] : [all]
            return choices.map { (schema, SwiftTypesOptions(access: access, conformances: $0)) }
        }
    }

    @Test(arguments: cases)
    func compilesWithoutWarnings(_ schema: Schema, _ options: SwiftTypesOptions) throws {
        try PackageFolder.withTemporary { folder in
            var files = try Self.write(schema, options, to: folder)
            let extra = folder.appending(path: "Extra.swift")
            let word = options.access.rawValue
            let text = """
                \(word) nonisolated struct Extra: Swift.Sendable, Swift.Hashable, Swift.Codable {}

                """
            try Data(text.utf8).write(to: extra)
            files.append(extra.path)
            let result = try Program.run(
                "swiftc",
                [
                    "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-package-name", "p", "-module-name",
                    "Generated", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
                    "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility", "-default-isolation",
                    options.access == .public ? "MainActor" : "nonisolated",
                ] + files)
            #expect(result.status == 0, "\(result.errors)")
        }
    }

    /// The text is formatted for itself, not only excused by its second line.
    @Test(arguments: AccessLevel.allCases)
    func isFormatted(_ access: AccessLevel) throws {
        try PackageFolder.withTemporary { folder in
            let options = SwiftTypesOptions(access: access, conformances: [.codable, .hashable])
            let files = try Self.write(SwiftTypesSchemas.books, options, to: folder)
            #expect(try Program.run("swift", ["format", "lint", "--strict"] + files, in: folder).status == 0)
            for file in files {
                let text = try String(contentsOfFile: file, encoding: .utf8)
                let bare = text.replacing("// swift-format-ignore-file\n", with: "")
                #expect(bare != text)
                try Data(bare.utf8).write(to: URL(filePath: file))
            }
            let result = try Program.run("swift", ["format", "lint", "--strict"] + files, in: folder)
            #expect(result.status == 0, "\(result.errors)")
        }
    }

    /// Constants arrive exactly: a program made of the generated types prints them.
    @Test func constantsKeepTheirValues() throws {
        try PackageFolder.withTemporary { folder in
            let schema = Schema(
                name: "Constants", version: SchemaVersion(1, 0, 0),
                entities: [Entity(name: "Everything", attributes: Self.constants)])
            var files = try Self.write(schema, SwiftTypesOptions(), to: folder)
            let main = folder.appending(path: "main.swift")
            try Data(Self.program.utf8).write(to: main)
            files.append(main.path)
            let program = folder.appending(path: "program").path
            let compilation = try Program.run(
                "swiftc", ["-swift-version", "6", "-warnings-as-errors", "-Onone", "-o", program] + files)
            #expect(compilation.status == 0, "\(compilation.errors)")
            let result = try Program.run(program)
            #expect(result.output.split(separator: "\n").map(String.init) == Self.printed)
        }
    }

    private static func write(_ schema: Schema, _ options: SwiftTypesOptions, to folder: URL) throws -> [String] {
        try SwiftTypesEmitter.files(for: schema, options: options).map { file in
            let place = folder.appending(path: file.path)
            try Data(file.bytes).write(to: place)
            return place.path
        }
    }
}

/// The constants, the program that prints them, and what it has to print.
extension SwiftTypesCompilationTests {
    private static let decimals = [
        "0", "-12.5", "99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001",
        "-12345678901234567890.123456789012345678", "1000000000000000000000000000001", "123456789012345678",
        "1234567890123456789", "-100", "100000000000000000100000000000000000.01",
    ]

    /// Seconds and nanoseconds since 1970, and seconds since 2001 as the shortest text of the nearest `Double`.
    private static let dates: [(Int64, Int, String)] = [
        (978_307_200, 0, "0.0"), (978_307_197, 750_000_000, "-2.25"), (978_307_199, 999_999_999, "-1e-09"),
        (978_307_200, 1, "1e-09"), (-62_135_596_800, 0, "-63113904000.0"), (253_402_300_799, 0, "252423993599.0"),
        (978_307_300, 123_456_789, "100.123456789"),
    ]

    private static let texts = ["", "a\"\\(b)\\", "\0\u{1}\n\r\t\u{7F}", "\u{202E}\u{301}é\u{FEFF}", "👩‍👩‍👧 日本"]

    private static var constants: NamedList<Attribute> {
        var attributes = NamedList<Attribute>()
        func add(_ name: String, _ type: ScalarType, _ constant: Constant) {
            attributes.insert(Attribute(name: name, type: .scalar(type), defaultValue: .constant(constant)))
        }
        for (index, text) in decimals.enumerated() {
            if let number = DecimalConstant(text) { add("decimal\(index)", .decimal, .decimal(number)) }
        }
        for (index, date) in dates.enumerated() {
            add("date\(index)", .date, .date(DateConstant(seconds: date.0, nanoseconds: date.1)))
        }
        for (index, text) in texts.enumerated() { add("text\(index)", .string, .string(text)) }
        add("data0", .data, .data([0, 127, 128, 255]))
        add("data1", .data, .data([]))
        add("uuid0", .uuid, .uuid("00112233-4455-6677-8899-AABBCCDDEEFF"))
        add("url0", .url, .url("https://example.com/a?b=c#d"))
        add("double0", .double, .double(-Double.leastNonzeroMagnitude))
        add("double1", .double, .double(0.1))
        add("double2", .double, .double(-0.0))
        add("float0", .float, .double(1e-40))
        add("float1", .float, .double(-1e-60))
        add("float2", .float, .double(0.1))
        add("int0", .int64, .integer(.min))
        return attributes
    }

    private static var program: String {
        var lines = ["import Foundation", "let value = Everything()"]
        lines += decimals.indices.map { "print(value.decimal\($0))" }
        lines += dates.indices.map { "print(value.date\($0).timeIntervalSinceReferenceDate)" }
        lines += texts.indices.map { "print(Array(value.text\($0).utf8))" }
        lines += ["print(Array(value.data0))", "print(Array(value.data1))", "print(value.uuid0)", "print(value.url0)"]
        lines += ["double0", "double1", "double2", "float0", "float1", "float2", "int0"].map { "print(value.\($0))" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static var printed: [String] {
        decimals + dates.map(\.2) + texts.map { "\(Array($0.utf8))" }
            + [
                "[0, 127, 128, 255]", "[]", "00112233-4455-6677-8899-AABBCCDDEEFF", "https://example.com/a?b=c#d",
                "-5e-324", "0.1", "-0.0", "1e-40", "-0.0", "0.1", "-9223372036854775808",
            ]
    }
}
