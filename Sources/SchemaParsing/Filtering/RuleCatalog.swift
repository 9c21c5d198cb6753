package import Diagnostics
import YAMLSyntax

/// Every rule of the tool, to tell which names a project and a waiver may use.
package struct RuleCatalog: Sendable {
    /// By name: whether a project may change the gravity.
    private let relaxable: [String: Bool]

    /// Rules without which there is no schema: no project changes and no layer waives them.
    package static let fixed: [Rule] = YAMLRules.all + LanguageRules.all + LayerRules.all + FilterRules.all

    /// The rules of this module, with `others` from stages that this module does not know, which may be relaxed, and
    /// `firm` ones, which may not.
    package init(others: [Rule] = [], firm: [Rule] = []) {
        var relaxable: [String: Bool] = [:]
        for rule in Self.fixed { relaxable[rule.name] = false }
        for rule in SchemaRules.all + CloudKitProfileRules.all { relaxable[rule.rule.name] = !rule.isStructural }
        for rule in HistoryRules.all { relaxable[rule.rule.name] = true }
        for rule in others { relaxable[rule.name] = true }
        for rule in firm { relaxable[rule.name] = false }
        self.relaxable = relaxable
    }

    /// Whether findings of the rule called `name` may be waived or given another gravity.
    package func isRelaxable(_ name: String) -> Bool { relaxable[name] ?? false }

    /// What is wrong with naming a rule in a setting or waiver: nil where nothing is.
    func problem(with name: Located<String>, _ rule: Rule) -> Diagnostic? {
        switch relaxable[name.value] {
        case true?: return nil
        case false?:
            return Diagnostic(
                rule, "`\(name.value)` can be neither changed nor waived", at: name.location,
                notes: ["without it there is no schema that later steps could rely on"])
        case nil:
            let names = relaxable.filter(\.value).keys
            return Diagnostic(
                rule, "there is no rule `\(name.value)`", at: name.location,
                helps: Suggestion.closest(to: name.value, among: names).map { ["did you mean `\($0)`?"] } ?? [])
        }
    }
}

/// Rules about settings and waivers.
package enum FilterRules {
    package static let unknownRule = Rule(
        name: "unknown-rule", summary: "A setting or an allowance names a rule that exists and may be relaxed.")
    package static let expiredAllowance = Rule(
        name: "expired-allowance", summary: "An allowance ends with the version it names.")
    package static let unusedAllowance = Rule(
        name: "unused-allowance",
        summary: "An allowance accepts something: one that nothing uses hides the next finding.",
        severity: .warning)

    /// All of them, in alphabetical order of their names.
    package static let all: [Rule] = [expiredAllowance, unknownRule, unusedAllowance]
}
