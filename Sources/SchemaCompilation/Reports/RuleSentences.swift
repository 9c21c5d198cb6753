import SchemaDiffing

/// What the rules of the judges say in general, by the name that a record carries.
enum RuleSentences {
    /// One sentence: what `store` does by the rule called `name`; nil for a name that is no rule of its judge.
    static func sentence(of name: String, for store: Store) -> String? { sentences[store]?[name] }

    private static let sentences: [Store: [String: String]] = [
        .swiftData: byName(SwiftDataRules.all), .coreData: byName(CoreDataRules.all),
        .sqlite: byName(SQLiteRules.all), .postgreSQL: byName(PostgreSQLRules.all),
        .cloudKit: byName(CloudKitRules.all), .callers: byName(CallersRules.all),
    ]

    private static func byName(_ rules: [any JudgingRule]) -> [String: String] {
        Dictionary(rules.map { ($0.name, $0.summary) }, uniquingKeysWith: { first, _ in first })
    }
}
