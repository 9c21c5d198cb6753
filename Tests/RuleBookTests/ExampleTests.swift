import SchemaDiffing
import SchemaModel
import Testing

@testable import SchemaCompilation

/// Every example of the rule reference is real: the wrong one breaks its rule and no other, the right one breaks none.
@Suite struct ExampleTests {
    private static let all = ((try? RuleReference())?.groups ?? []).flatMap(\.rules).filter { !$0.wrong.isEmpty }

    static let findings = all.filter { if case .finding = $0.standing { true } else { false } }
    static let verdicts = all.filter { if case .verdict = $0.standing { true } else { false } }

    /// What speaks along with a rule because of the same slip.
    private static let companions: [String: Set<String>] = [
        "expired-allowance": ["property-name-case"],
        "member-named-like-class": ["property-name-case"],
        "ordered-without-inverse-unsupported": ["unidirectional-to-many"],
        "self-inverse-unsupported": ["self-inverse"],
        "yaml-alias": ["yaml-anchor"],
    ]

    @Test(arguments: findings)
    func theWrongExampleBreaksTheRuleAlone(rule: RuleExplanation) {
        let spoken = Self.wrong(rule).rules(targets: Self.targets(of: rule))
        let expected = Self.companions[rule.name, default: []].union([rule.name])
        #expect(spoken == expected, "\(rule.name)")
    }

    @Test(arguments: findings)
    func theRightExampleBreaksNone(rule: RuleExplanation) {
        #expect(!rule.right.isEmpty, "\(rule.name) has a wrong example and no right one")
        #expect(Self.right(rule).rules(targets: Self.targets(of: rule)) == [], "\(rule.name)")
    }

    @Test(arguments: verdicts)
    func theWrongChangeIsJudgedByTheRule(rule: RuleExplanation) {
        let records = Self.records(Self.wrong(rule), rule)
        #expect(records.map(\.rule).contains(rule.name), "\(rule.name): \(records.map(\.rule))")
    }

    /// The right change is judged by other rules, or whatever the rule demands is provided.
    @Test(arguments: verdicts)
    func theRightChangeIsHarmless(rule: RuleExplanation) {
        let targets = Self.targets(of: rule)
        let right = Self.right(rule)
        #expect(right.rules(targets: targets) == [], "\(rule.name)")
        let isSaid = !Self.wrong(rule).rules(targets: targets).isEmpty
        #expect(isSaid || !Self.records(right, rule).map(\.rule).contains(rule.name), "\(rule.name)")
    }

    @Test func mostRulesHaveExamples() {
        #expect(Self.findings.count > 90)
        #expect(Self.verdicts.count > 25)
    }

    // MARK: Folders

    private static func wrong(_ rule: RuleExplanation) -> ExampleFolder {
        var folder = ExampleFolder(rule.before + rule.wrong)
        // An edit of a released layer is one against the layer as it was sealed.
        let isEdit = rule.name.hasPrefix("frozen-")
        folder.seal(as: isEdit ? ExampleFolder(rule.before + rule.right) : nil)
        return folder
    }

    private static func right(_ rule: RuleExplanation) -> ExampleFolder {
        var folder = ExampleFolder(rule.before + rule.right)
        folder.seal()
        return folder
    }

    private static func targets(of rule: RuleExplanation) -> String {
        let swiftData = "outputs: [{ target: swiftdata, to: Generated }]\n"
        if rule.name.hasPrefix("sql-") { return "outputs: [{ target: sqlite, to: Generated }]\n" }
        if rule.group == "Stores that CloudKit mirrors" { return "profile: { cloudkit: true }\n" }
        switch rule.standing {
        case .verdict: return swiftData
        case .finding: break
        }
        let needsTarget = rule.group == "Targets" || rule.name.hasSuffix("-allowance")
        return needsTarget ? swiftData : "rules: {}\n"
    }

    private static func records(_ folder: ExampleFolder, _ rule: RuleExplanation) -> [ChangeRecord] {
        let history = folder.history
        guard let old = history.first, let new = history.last, history.count > 1 else { return [] }
        return SwiftDataJudge().judge(from: old, to: new).changes.map(\.record)
    }
}

extension RuleExplanation: CustomTestStringConvertible {
    package var testDescription: String { name }
}
