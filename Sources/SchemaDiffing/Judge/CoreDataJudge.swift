/// Judges changes for a Core Data store whose model carries a renaming identifier wherever a name is not the first one.
///
/// Without staged migration the store is opened straight at the newest version (`JudgedChain.direct` says what that does):
/// a bridge then never happens, and what it would carry over vanishes in silence. `rules` is a parameter so that tests
/// can take one away.
package struct CoreDataJudge: StoreJudge {
    private let rules: [any JudgingRule]

    package init(rules: [any JudgingRule] = CoreDataRules.all) { self.rules = rules }

    package var store: Store { .coreData }

    package func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord {
        let record = ChangeRecord(of: change, in: step, by: rules)
        guard record.need == .bridge else { return record }
        return record.adding("only staged migration takes the version in between")
    }
}
