// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// A library module and the modules it may import. `ArchitectureTests` holds the arrows.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// The tests of one module, or a suite across modules.
func tests(_ name: String, imports: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: imports + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
    name: "varve",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "varve", targets: ["varve"])],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

        module("Diagnostics"),
        module("YAMLSyntax", imports: ["CLibYAML", "Diagnostics"]),
        module("Mustache"),
        module("SchemaModel"),
        module("SchemaParsing", imports: ["YAMLSyntax", "SchemaModel", "Diagnostics"]),
        module("SchemaDiffing", imports: ["SchemaModel"]),
        module("MigrationPlanning", imports: ["SchemaDiffing", "SchemaModel"]),
        .target(
            name: "Templates", path: "Templates",
            resources: [
                .embedInCode("sqlite-index.mustache"),
                .embedInCode("sqlite-schema.mustache"),
                .embedInCode("sqlite-table.mustache"),
                .embedInCode("sqlite-trigger.mustache"),
                .embedInCode("swift-types-entity.mustache"),
                .embedInCode("swift-types-header.mustache"),
                .embedInCode("swift-types-shared.mustache"),
                .embedInCode("swift-types-struct.mustache"),
                .embedInCode("swiftdata-accessor.mustache"),
                .embedInCode("swiftdata-call.mustache"),
                .embedInCode("swiftdata-composite.mustache"),
                .embedInCode("swiftdata-container.mustache"),
                .embedInCode("swiftdata-enum.mustache"),
                .embedInCode("swiftdata-list.mustache"),
                .embedInCode("swiftdata-model.mustache"),
                .embedInCode("swiftdata-models.mustache"),
                .embedInCode("swiftdata-plan.mustache"),
                .embedInCode("swiftdata-property.mustache"),
                .embedInCode("swiftdata-version.mustache"),
            ],
            swiftSettings: settings),
        module(
            "SchemaEmission",
            imports: ["MigrationPlanning", "SchemaDiffing", "SchemaModel", "Mustache", "Templates"]),
        .target(
            name: "RuleTexts", path: "Rules",
            resources: [
                .embedInCode("rules-cloudkit.md"),
                .embedInCode("rules-keys.md"),
                .embedInCode("rules-language.md"),
                .embedInCode("rules-layers.md"),
                .embedInCode("rules-names.md"),
                .embedInCode("rules-relationships.md"),
                .embedInCode("rules-settings.md"),
                .embedInCode("rules-steps.md"),
                .embedInCode("rules-targets.md"),
                .embedInCode("rules-types.md"),
                .embedInCode("rules-yaml.md"),
            ],
            swiftSettings: settings),
        module("Rehearsal", imports: ["CSQLite"]),
        module(
            "SchemaCompilation",
            imports: [
                "Diagnostics", "SchemaModel", "SchemaParsing", "SchemaDiffing", "MigrationPlanning",
                "SchemaEmission", "Rehearsal", "RuleTexts",
            ]),
        .executableTarget(
            name: "varve", dependencies: ["SchemaCompilation", "SchemaEmission", "SchemaModel", "Diagnostics"],
            swiftSettings: settings),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        .target(
            name: "SchemaFixtures", dependencies: ["SchemaModel"], path: "Tests/SchemaFixtures",
            swiftSettings: settings),
        tests("DiagnosticsTests", imports: ["Diagnostics"]),
        tests("YAMLSyntaxTests", imports: ["YAMLSyntax", "Diagnostics"]),
        tests("MustacheTests", imports: ["Mustache"]),
        tests("SchemaModelTests", imports: ["SchemaModel"]),
        tests("SchemaParsingTests", imports: ["SchemaParsing", "YAMLSyntax", "SchemaModel", "Diagnostics"]),
        tests("SchemaDiffingTests", imports: ["SchemaDiffing", "SchemaModel", "SchemaFixtures", "Rehearsal"]),
        tests(
            "MigrationPlanningTests",
            imports: ["MigrationPlanning", "SchemaDiffing", "SchemaModel", "SchemaFixtures"]),
        tests(
            "SchemaEmissionTests",
            imports: ["SchemaEmission", "MigrationPlanning", "SchemaDiffing", "SchemaModel", "Rehearsal", "Mustache"]),
        tests("RehearsalTests", imports: ["Rehearsal"]),
        tests(
            "GeneratedCodeTests", imports: ["SchemaEmission", "MigrationPlanning", "SchemaModel", "Mustache"]),
        tests("varveTests", imports: ["varve", "SchemaEmission", "SchemaModel", "Diagnostics"]),
        tests(
            "GoldenTests",
            imports: [
                "SchemaCompilation", "SchemaParsing", "SchemaDiffing", "SchemaEmission", "SchemaModel", "YAMLSyntax",
                "Diagnostics",
            ]),
        tests(
            "SchemaCompilationTests",
            imports: [
                "SchemaCompilation", "SchemaEmission", "SchemaDiffing", "SchemaModel", "SchemaFixtures", "Diagnostics",
            ]),
        tests(
            "RuleBookTests",
            imports: ["SchemaCompilation", "SchemaParsing", "SchemaDiffing", "SchemaModel", "Diagnostics"]),
        tests("ArchitectureTests", imports: []),
    ]
)
