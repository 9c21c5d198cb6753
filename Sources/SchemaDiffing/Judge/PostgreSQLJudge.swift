/// Judges changes for a PostgreSQL database (12 or later) with the same tables as the `sqlite` target makes and with rows
/// in every one.
///
/// | Type | Column |
/// |---|---|
/// | `bool` | boolean |
/// | `int16`, `int32`, `int` and `int64` | smallint, integer, bigint |
/// | `float`, `double`, `decimal` | real, double precision, numeric |
/// | `string`, `url` | text |
/// | `date`, `uuid` | timestamptz, uuid |
/// | `data`, `transformable` | bytea |
/// | `list(T)`, `codable(T)` | jsonb |
/// | an enum | its raw type, with a CHECK |
///
/// `rules` is a parameter so that tests can take one away.
package struct PostgreSQLJudge: StoreJudge {
    private let rules: [any TableRule]

    package init(rules: [any TableRule] = PostgreSQLRules.all) { self.rules = rules }

    package var store: Store { .postgreSQL }

    /// What `change` does to tables with rows.
    package func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord {
        rules.record(of: change, in: step)
    }
}
