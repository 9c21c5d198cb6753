import Diagnostics
import SchemaCompilation
import SchemaDiffing
import SchemaModel
import Testing

/// A schema that runs into a known failure, the rule that says so, and words about what the store would have done.
struct FailureScenario: Sendable {
    /// Where the rule speaks.
    enum Kind: Sendable {
        /// In `varve check`, as a finding of this severity.
        case finding(Severity)
        /// In `varve diff`, as the verdict of this store on a change of the newest step.
        case verdict(Store)
    }

    /// The number in the list of known failures.
    let number: Int
    let rule: String
    let kind: Kind
    /// What the message, its notes or the reason of the verdict say.
    let says: String
    let folder: FailureFolder

    static func error(_ number: Int, _ rule: String, says: String, _ folder: FailureFolder) -> FailureScenario {
        FailureScenario(number: number, rule: rule, kind: .finding(.error), says: says, folder: folder)
    }

    static func warning(_ number: Int, _ rule: String, says: String, _ folder: FailureFolder) -> FailureScenario {
        FailureScenario(number: number, rule: rule, kind: .finding(.warning), says: says, folder: folder)
    }

    static func verdict(
        _ number: Int, _ rule: String, of store: Store = .swiftData, says: String, _ folder: FailureFolder
    ) -> FailureScenario {
        FailureScenario(number: number, rule: rule, kind: .verdict(store), says: says, folder: folder)
    }

    /// Expects every scenario of `number` to be found as it says.
    static func expect(_ number: Int) throws {
        let scenarios = all.filter { $0.number == number }
        #expect(!scenarios.isEmpty)
        for scenario in scenarios { try scenario.expect() }
    }

    private func expect() throws {
        let compiled = try folder.compiled()
        switch kind {
        case .finding(let severity):
            let found = compiled.diagnostics.filter { $0.rule == rule }
            #expect(
                !found.isEmpty, "\(number) \(rule): found \(compiled.diagnostics.map { "\($0.rule): \($0.message)" })")
            for diagnostic in found {
                #expect(diagnostic.severity == severity, "\(number) \(rule)")
                let text = ([diagnostic.message] + diagnostic.notes).joined(separator: "\n")
                #expect(text.contains(says), "\(number) \(rule): \(text)")
            }
            // Nothing else may stand in the way: the rule would not be tested by itself.
            let others = compiled.diagnostics.filter { $0.severity == .error && $0.rule != rule }
            #expect(
                others.map(\.rule).filter { !allowed.contains($0) } == [], "\(number) \(rule): \(others.map(\.message))"
            )
        case .verdict(let store):
            let history = try #require(compiled.readableHistory)
            let layers = history.layers.suffix(2).map(\.schema)
            let report = DiffReport(
                from: try #require(layers.first), to: try #require(layers.last), in: history,
                placement: compiled.placement)
            let column = try #require(report.stores.firstIndex(of: store))
            let reasons = report.rows.map { $0.records[column] }.filter { $0.rule == rule }.map(\.reason)
            #expect(reasons.contains { $0.contains(says) }, "\(number) \(rule): \(reasons)")
        }
    }

    /// Rules that speak of the same change from another side, and of layers behind one that is missing.
    private var allowed: Set<String> {
        Set(Self.all.filter { $0.number == number }.map(\.rule)).union(["undeclared-loss", "layer-parent"])
    }
}
