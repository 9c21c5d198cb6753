import Diagnostics
import RuleTexts
import SchemaDiffing
import SchemaParsing

/// Every rule of the tool with its explanation, in the order of the rule reference. Reading it costs some milliseconds:
/// only `explain` does.
package struct RuleReference: Sendable {
    /// Rules that stand together.
    package struct Group: Sendable {
        package let title: String
        package internal(set) var rules: [RuleExplanation]
    }

    package let groups: [Group]

    /// The names of rules that have no text, though they need one, and of texts that belong to no rule.
    let missingTexts: [String]
    let strayTexts: [String]

    /// Reads the texts in the program. Throws where one is malformed.
    package init() throws(RuleTextError) {
        var texts: [RuleText] = []
        for file in RuleTexts.all { texts += try RuleTextReader.read(file) }
        self.init(texts)
    }

    init(_ texts: [RuleText]) {
        let byName = Dictionary(texts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var found = Self.findingRules(byName)
        let withoutText = found.filter(\.paragraphs.isEmpty).map(\.name)
        found += Self.verdictRules(byName)
        let known = Set(found.map(\.name))
        missingTexts = withoutText.sorted()
        strayTexts = texts.map(\.name).filter { !known.contains($0) }.sorted()
        groups = Self.grouped(found, order: texts)
    }

    /// The explanations of the rules called `name`; empty where there is none.
    package func explanations(of name: String) -> [RuleExplanation] {
        groups.flatMap { group in group.rules.filter { $0.name == name } }
    }

    /// The name that `name` may be a slip of.
    package func suggestion(for name: String) -> String? {
        Suggestion.closest(to: name, among: Set(groups.flatMap { $0.rules.map(\.name) }).sorted())
    }

    // MARK: Gathering

    private static func findingRules(_ texts: [String: RuleText]) -> [RuleExplanation] {
        let fixed = RuleCatalog.fixed + LossRules.all + RuleBook.programRules
        var found = fixed.map { RuleExplanation($0, group: "Others", isRelaxable: false, text: texts[$0.name]) }
        found += (SchemaRules.all + CloudKitProfileRules.all).map { type in
            RuleExplanation(
                type.rule, group: "Others", released: type.frozenSeverity, isRelaxable: !type.isStructural,
                text: texts[type.rule.name])
        }
        found += HistoryRules.all.map { type in
            RuleExplanation(
                type.rule, group: "Others", released: type.frozenSeverity, isRelaxable: true,
                text: texts[type.rule.name])
        }
        found += RuleBook.targetRules.map {
            RuleExplanation($0, group: "Others", isRelaxable: true, text: texts[$0.name])
        }
        return found
    }

    private static func verdictRules(_ texts: [String: RuleText]) -> [RuleExplanation] {
        var stores: [String: [String]] = [:]
        var first: [(rule: any JudgingRule, title: String)] = []
        for judge in RuleBook.judges {
            for rule in judge.rules {
                if stores[rule.name] == nil { first.append((rule, judge.title)) }
                // One judge may list a rule twice, for two kinds of store.
                if stores[rule.name]?.last != judge.store { stores[rule.name, default: []].append(judge.store) }
            }
        }
        return first.map { rule, title in
            RuleExplanation(rule, stores: stores[rule.name] ?? [], group: title, text: texts[rule.name])
        }
    }

    /// Groups in the order of the texts, judges last; inside a group by name.
    private static func grouped(_ rules: [RuleExplanation], order texts: [RuleText]) -> [Group] {
        var groups: [Group] = []
        var places: [String: Int] = [:]
        for title in texts.map(\.group) + RuleBook.judges.map(\.title) + ["Others"] where places[title] == nil {
            places[title] = groups.count
            groups.append(Group(title: title, rules: []))
        }
        for rule in rules { if let place = places[rule.group] { groups[place].rules.append(rule) } }
        return groups.filter { !$0.rules.isEmpty }.map { group in
            Group(title: group.title, rules: group.rules.sorted { $0.name < $1.name })
        }
    }
}
