import TestSupport
import Testing

/// An import may only follow an arrow of the picture in `Documentation/Architecture.md`.
@Suite struct ImportTests {
    /// Module to what it may import, the toolchain's own modules aside.
    static let arrows: [String: Set<String>] = [
        "Diagnostics": [],
        "YAMLSyntax": ["CLibYAML", "Diagnostics"],
        "Mustache": [],
        "SchemaModel": [],
        "SchemaParsing": ["YAMLSyntax", "SchemaModel", "Diagnostics"],
        "SchemaDiffing": ["SchemaModel"],
        "MigrationPlanning": ["SchemaDiffing", "SchemaModel"],
        "Templates": [],
        "SchemaEmission": ["MigrationPlanning", "SchemaDiffing", "SchemaModel", "Mustache", "Templates"],
        "RuleTexts": [],
        "Rehearsal": ["CSQLite"],
        "SchemaCompilation": [
            "Diagnostics", "SchemaModel", "SchemaParsing", "SchemaDiffing", "MigrationPlanning", "SchemaEmission",
            "Rehearsal", "RuleTexts",
        ],
        "varve": ["SchemaCompilation", "SchemaEmission", "SchemaModel", "Diagnostics"],
    ]

    /// Modules of the toolchain, and who may open their door.
    static let toolchain: [String: Set<String>] = [
        "Foundation": ["varve"],
        "Glibc": ["varve", "Rehearsal"],
        "Musl": ["varve", "Rehearsal"],
        "Darwin": ["varve", "Rehearsal"],
    ]

    @Test(arguments: SwiftSource.product)
    func importsFollowTheArrows(source: SwiftSource) throws {
        let allowed = try #require(Self.arrows[source.module], "\(source.module) has no arrows: add it to the picture")
        for name in source.imports {
            let isAllowed = allowed.contains(name) || Self.toolchain[name]?.contains(source.module) == true
            #expect(isAllowed, "\(source.path) imports \(name)")
        }
    }

    @Test func theTreeIsRead() {
        #expect(SwiftSource.all(below: "Sources").count > 20)
        #expect(Set(SwiftSource.all(below: "Sources").map(\.module)).isSuperset(of: ["SchemaModel", "varve"]))
    }
}
