import Diagnostics
import SchemaDiffing
import SchemaParsing

/// Every rule of the tool: those of the language, those of the stores, and those of the targets.
enum RuleBook {
    /// The rules that a project and a waiver may name.
    static let catalog = RuleCatalog(others: storeRules + targetRules, fixed: LossRules.all)

    /// What a step between versions can be refused for.
    private static let storeRules = SwiftDataRules.all.map { Rule(name: $0.name, summary: $0.summary) }

    /// What targets have no form for. `RuleBookTests` holds this list against the sources.
    static let targetRules: [Rule] = []
}
