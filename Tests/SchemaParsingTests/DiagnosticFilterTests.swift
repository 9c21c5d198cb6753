import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// Settings of a project and allowances of a layer, applied to findings.
@Suite struct DiagnosticFilterTests {
    private let missingInverse = MissingInverseRule.rule.name

    private func place(_ path: String, line: Int = 1) -> Diagnostics.SourceLocation {
        let position = SourcePosition(line: line, column: 1, offset: 0)
        return Diagnostics.SourceLocation(path: path, range: SourceRange(start: position, end: position))
    }

    private func finding(
        _ rule: String, _ element: String, in path: String = "schema.yaml", severity: Severity = .error
    ) -> Diagnostic {
        Diagnostic(rule: rule, severity: severity, message: "m", element: element, location: place(path))
    }

    private func allowance(_ rule: String, on element: String, until: SchemaVersion? = nil) -> AllowanceDocument {
        AllowanceDocument(
            rule: Located(rule, at: place("schema.yaml", line: 9)),
            element: Located(element, at: place("schema.yaml", line: 9)), reason: "because",
            until: until.map { Located($0, at: place("schema.yaml", line: 10)) })
    }

    private func layer(_ allowances: [AllowanceDocument], isFrozen: Bool = false) -> LayerAllowances {
        LayerAllowances(
            version: SchemaVersion(2, 0, 0), isFrozen: isFrozen, paths: ["schema.yaml"], allowances: allowances)
    }

    private func apply(
        _ diagnostics: [Diagnostic], settings: [String: RuleSetting] = [:], layers: [LayerAllowances] = [],
        isComplete: Bool = true
    ) -> [String] {
        DiagnosticFilter(settings: settings, layers: layers)
            .apply(to: diagnostics, rules: RuleCatalog(), isComplete: isComplete).map(describe)
    }

    @Test(arguments: [
        (RuleSetting.off, [String]()), (.warning, ["1:1 warning missing-inverse: m"]),
        (.error, ["1:1 error missing-inverse: m"]),
    ])
    func settingChangesGravity(_ setting: RuleSetting, _ expected: [String]) {
        #expect(apply([finding(missingInverse, "Task.a")], settings: [missingInverse: setting]) == expected)
    }

    @Test func settingNeverRaisesGravityInAFrozenLayer() {
        let shipped = [finding(missingInverse, "Task.a", severity: .warning)]
        let frozen = [layer([], isFrozen: true)]
        #expect(
            apply(shipped, settings: [missingInverse: .error], layers: frozen) == ["1:1 warning missing-inverse: m"])
        #expect(apply(shipped, settings: [missingInverse: .off], layers: frozen) == [])
    }

    @Test func languageCannotBeRelaxed() {
        let finding = finding("unknown-key", "Task")
        #expect(apply([finding], settings: ["unknown-key": .off]) == ["1:1 error unknown-key: m"])
        #expect(
            apply([finding], layers: [layer([allowance("unknown-key", on: "Task")])]) == [
                "1:1 error unknown-key: m", "9:1 error unknown-rule: `unknown-key` can be neither changed nor waived",
            ])
    }

    @Test func allowanceAcceptsOneFindingOnOneElementOfOneLayer() {
        let layers = [layer([allowance(missingInverse, on: "Task.a")])]
        #expect(apply([finding(missingInverse, "Task.a")], layers: layers) == [])
        #expect(
            apply(
                [
                    finding(missingInverse, "Task.a"), finding(missingInverse, "Task.b"),
                    finding(missingInverse, "Task.a", in: "versions/1.0.0.yaml"),
                ], layers: layers) == ["1:1 error missing-inverse: m", "1:1 error missing-inverse: m"])
    }

    @Test func unusedAllowanceWarnsOnceAllStagesHaveRun() {
        let layers = [layer([allowance(missingInverse, on: "Task.a")])]
        #expect(
            apply([], layers: layers) == [
                "9:1 warning unused-allowance: nothing uses the allowance of `missing-inverse` on `Task.a` | remove it"
            ])
        #expect(apply([], layers: layers, isComplete: false) == [])
        #expect(apply([], layers: [layer([allowance(missingInverse, on: "Task.a")], isFrozen: true)]) == [])
    }

    @Test func allowanceExpiresWithAVersion() {
        let expired = allowance(missingInverse, on: "Task.a", until: SchemaVersion(2, 0, 0))
        let message =
            "10:1 error expired-allowance: the allowance of `missing-inverse` on `Task.a` has expired in 2.0.0"
            + " | mend what it allowed, or name a later version"
        #expect(
            apply([finding(missingInverse, "Task.a")], layers: [layer([expired])]) == [
                "1:1 error missing-inverse: m", message,
            ])
        // In a frozen layer nobody could act on it.
        #expect(apply([finding(missingInverse, "Task.a")], layers: [layer([expired], isFrozen: true)]) == [])
        let valid = allowance(missingInverse, on: "Task.a", until: SchemaVersion(2, 0, 1))
        #expect(apply([finding(missingInverse, "Task.a")], layers: [layer([valid])]) == [])
    }

    @Test func allowanceOfAnUnknownRuleIsAnError() {
        #expect(
            apply([], layers: [layer([allowance("missing-invers", on: "Task.a")])]) == [
                "9:1 error unknown-rule: there is no rule `missing-invers` | did you mean `missing-inverse`?"
            ])
    }
}
