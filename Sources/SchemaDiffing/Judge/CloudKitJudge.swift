/// Judges changes for a store that is mirrored to CloudKit and whose schema has been promoted to production.
///
/// `hash` says whether the CloudKit schema changes and has to be promoted again before the app is released. What a step does
/// to the local store is the business of that store's judge. `rules` is a parameter so that tests can take one away, and
/// so that a mirrored Core Data store can be judged (`CloudKitRules.overCoreData`).
package struct CloudKitJudge: StoreJudge {
    private let rules: [any JudgingRule]

    package init(rules: [any JudgingRule] = CloudKitRules.all) { self.rules = rules }

    package var store: Store { .cloudKit }

    package func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord {
        ChangeRecord(of: change, in: step, by: rules)
    }
}
