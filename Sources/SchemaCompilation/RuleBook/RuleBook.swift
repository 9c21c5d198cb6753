import Diagnostics
import SchemaDiffing
import SchemaParsing

/// Every rule of the tool: those of the language, those of the stores, and those of the targets.
enum RuleBook {
    /// The rules that a project and a waiver may name.
    static let catalog = RuleCatalog(others: storeRules + targetRules, firm: LossRules.all)

    /// What a step between versions can be refused for.
    private static let storeRules = SwiftDataRules.all.map { Rule(name: $0.name, summary: $0.summary) }

    /// One judge: the store as people call it, the title of the rules that it does not share with a judge before it, and
    /// all its rules.
    struct Judge {
        let store: String
        let title: String
        let rules: [any JudgingRule]
    }

    /// All judges, in the order of the reference.
    static var judges: [Judge] {
        [
            Judge(store: "SwiftData", title: "What SwiftData does to a change", rules: SwiftDataRules.all),
            Judge(store: "Core Data", title: "What Core Data does otherwise", rules: CoreDataRules.all),
            Judge(store: "SQLite", title: "What SQLite does to a change", rules: SQLiteRules.all),
            Judge(store: "PostgreSQL", title: "What PostgreSQL does to a change", rules: PostgreSQLRules.all),
            Judge(
                store: "CloudKit", title: "What CloudKit does otherwise",
                rules: CloudKitRules.all + CloudKitRules.overCoreData),
            Judge(
                store: "callers", title: "What a change does to source that uses the models", rules: CallersRules.all),
        ]
    }
}
