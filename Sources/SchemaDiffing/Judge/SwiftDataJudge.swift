/// Judges changes for a SwiftData store that is opened with the generated migration plan.
///
/// Entities are stored under their first name, so that a renamed one is no change to the store; `SwiftDataRules` hold the
/// rest. `rules` is a parameter so that tests can take one away.
package struct SwiftDataJudge: StoreJudge {
    private let rules: [any JudgingRule]

    package init(rules: [any JudgingRule] = SwiftDataRules.all) { self.rules = rules }

    package var store: Store { .swiftData }

    /// The answer of the first rule that has one.
    package func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord {
        for rule in rules {
            if let record = rule.record(of: change, in: step) { return record }
        }
        return ChangeRecord(
            hash: .moves, inference: .refused, need: .nothing, loss: [], certainty: .probable, source: "",
            rule: Self.unjudged, reason: "no rule knows what the store does with this change")
    }

    /// The rule name of a change that no rule answers. Nothing passes that is not understood.
    package static let unjudged = "unjudged"
}
