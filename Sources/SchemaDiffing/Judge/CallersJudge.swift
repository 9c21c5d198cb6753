/// Judges changes for Swift source that uses the generated SwiftData models: does it still compile?
///
/// There is no version hash here: `hash` is always `same`. A change needs `edit` where some source that used the models of
/// the old version no longer compiles with those of the new one; whether a given app holds such source is `dataDependent`.
/// Initialisers list inherited values first, then attributes, then relationships, in the order of declaration, which is no
/// change of a schema: a schema that declares its attributes in another order breaks calls without any change to judge.
package struct CallersJudge: StoreJudge {
    private let rules: [any JudgingRule]

    package init(rules: [any JudgingRule] = CallersRules.all) { self.rules = rules }

    package var store: Store { .callers }

    package func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord {
        ChangeRecord(of: change, in: step, by: rules)
    }
}
