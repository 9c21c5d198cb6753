import SchemaModel

/// The blocks of a project file.
extension Language {
    package static let output = LanguageBlock(
        "output", title: "an output", doc: "One set of files to write",
        keys: [
            LanguageKey(
                "target", .choice(ProjectTarget.allCases.filter(\.isBuilt).map(\.rawValue)), "What is written",
                required: true),
            LanguageKey("to", .text, "The folder to write to, below the folder of the project file", required: true),
            LanguageKey(
                "access", .choice(ProjectFile.Access.allCases.map(\.rawValue)),
                "The access level of generated Swift; `internal` where nothing is written"),
            LanguageKey("platform", .text, "The oldest system that generated Swift must run on: `iOS 17`"),
            LanguageKey("oldest", .version, "The first version that generated migrations still start from"),
            LanguageKey("layout", .choice(ProjectFile.Layout.allCases.map(\.rawValue)), "How SQL files are laid out"),
            LanguageKey(
                "conformances", .list(of: .choice(ProjectFile.Conformance.allCases.map(\.rawValue))),
                "Protocols that plain Swift types conform to"),
        ])

    package static let profile = LanguageBlock(
        "profile", title: "a profile", doc: "Rule sets that apply beside the rules for every schema",
        keys: [LanguageKey("cloudkit", .bool, "Whether CloudKit is to mirror the store")])

    package static let project = LanguageBlock(
        "project", title: "a project file", doc: "Which schemas, which outputs, which rules",
        keys: [
            LanguageKey(
                "schemas", .text, "The folder that holds the schema folders; `Schemas` where nothing is written"),
            LanguageKey("outputs", .list(of: .block(output)), "What `varve generate` writes"),
            LanguageKey("profile", .block(profile), "Rule sets that apply"),
            LanguageKey(
                "rules", .map(keys: .rule, of: .choice(RuleSetting.allCases.map(\.rawValue))),
                "Rules by name, each `off`, `warning` or `error`"),
        ])
}
