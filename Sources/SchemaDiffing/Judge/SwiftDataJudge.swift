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
        ChangeRecord(of: change, in: step, by: rules)
    }

    /// The rule name of a change that no rule answers. Nothing passes that is not understood.
    package static let unjudged = ChangeRecord.unjudged
}
