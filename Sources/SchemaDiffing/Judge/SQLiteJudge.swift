/// Judges changes for a SQLite database that keeps models as the `sqlite` target does, with rows in every table.
///
/// `rules` is a parameter so that tests can take one away.
package struct SQLiteJudge: StoreJudge {
    private let rules: [any TableRule]

    package init(rules: [any TableRule] = SQLiteRules.all) { self.rules = rules }

    package var store: Store { .sqlite }

    /// What `change` does to tables with rows.
    package func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord {
        rules.record(of: change, in: step)
    }
}
