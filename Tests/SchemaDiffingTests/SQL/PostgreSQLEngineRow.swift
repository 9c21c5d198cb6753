import SchemaDiffing
import Testing

/// A row of what is known about PostgreSQL, to be tried on a table with rows.
struct PostgreSQLEngineRow: Sendable {
    /// What the server did within a transaction.
    struct Outcome: Sendable, Equatable {
        var isRewritten = false
        /// The strongest lock on the table, and on the one it points to.
        var lock: TableLock?
        var parentLock: TableLock?
    }

    /// The rule that says what PostgreSQL does; nil for what no model comes to.
    let rule: String?
    let setup: String
    let statement: String
    /// Nil where the statement is refused inside a transaction.
    let outcome: Outcome?

    init(
        _ rule: String?, _ statement: String, rewritten: Bool = false, _ lock: TableLock? = .accessExclusive,
        parent: TableLock? = nil, setup: String = ""
    ) {
        (self.rule, self.statement, self.setup) = (rule, statement, setup)
        outcome = Outcome(isRewritten: rewritten, lock: lock, parentLock: parent)
    }

    init(refusedInTransaction statement: String) {
        (rule, setup, self.statement, outcome) = (nil, "", statement, nil)
    }

    /// The script that tries the row and prints one line: `number|rewritten|locks|locks of the parent`.
    func script(_ number: Int) -> String {
        """
        CREATE SCHEMA r\(number);
        SET search_path = r\(number);
        CREATE TABLE p (_id bigint PRIMARY KEY);
        INSERT INTO p VALUES (1);
        CREATE TABLE t (
            _id bigint PRIMARY KEY, a text NOT NULL, b integer DEFAULT 1, c text, d bigint, s smallint, f real,
            l boolean, v varchar(9), m numeric(5, 2), w timestamp, g integer GENERATED ALWAYS AS (_id + 1) STORED,
            CONSTRAINT both_set CHECK (a <> c), r bigint CONSTRAINT to_p REFERENCES p (_id));
        CREATE INDEX index_t ON t (c);
        CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
        CREATE TRIGGER n AFTER DELETE ON t FOR EACH ROW EXECUTE FUNCTION f();
        INSERT INTO t (_id, a, b, c, d, s, f, l, v, m, w, r) VALUES (1, 'x', 1, 'c', 1, 1, 1, true, 'v', 1, now(), 1);
        \(setup)
        SELECT 't'::regclass::oid AS oid, 'p'::regclass::oid AS parent, pg_relation_filenode('t') AS node \\gset
        BEGIN;
        \(statement);
        SELECT \(number), coalesce((SELECT relfilenode <> :node FROM pg_class WHERE oid = :oid), false),
            (SELECT string_agg(mode, ',') FROM pg_locks WHERE relation = :oid AND pid = pg_backend_pid()),
            (SELECT string_agg(mode, ',') FROM pg_locks WHERE relation = :parent AND pid = pg_backend_pid());
        ROLLBACK;

        """
    }
}

extension PostgreSQLEngineRow {
    /// The rows of TRUTH 4.2, and the statements beside ALTER TABLE that the rules speak of.
    static let all: [PostgreSQLEngineRow] = additions + retypings + constraints + others

    private static let additions: [PostgreSQLEngineRow] = [
        PostgreSQLEngineRow("postgresql-column-added", "ALTER TABLE t ADD COLUMN n text"),
        PostgreSQLEngineRow("postgresql-column-added", "ALTER TABLE t ADD COLUMN n bigint NOT NULL DEFAULT 1"),
        PostgreSQLEngineRow("postgresql-column-added", "ALTER TABLE t ADD COLUMN n timestamptz NOT NULL DEFAULT now()"),
        PostgreSQLEngineRow(
            "postgresql-volatile-default-rewrites", "ALTER TABLE t ADD COLUMN n uuid DEFAULT gen_random_uuid()",
            rewritten: true),
        PostgreSQLEngineRow(
            nil, "ALTER TABLE t ADD COLUMN n timestamptz DEFAULT clock_timestamp()", rewritten: true),
        PostgreSQLEngineRow(nil, "ALTER TABLE t ADD COLUMN n bigint GENERATED ALWAYS AS IDENTITY", rewritten: true),
        PostgreSQLEngineRow(
            "postgresql-computed-column-rewrites",
            "ALTER TABLE t ADD COLUMN n bigint GENERATED ALWAYS AS (b + 1) STORED",
            rewritten: true),
        PostgreSQLEngineRow("postgresql-column-dropped", "ALTER TABLE t DROP COLUMN b"),
        // The CHECK and the index that name the column go with it.
        PostgreSQLEngineRow("postgresql-column-dropped", "ALTER TABLE t DROP COLUMN c"),
        PostgreSQLEngineRow("postgresql-table-renamed", "ALTER TABLE t RENAME TO n"),
        PostgreSQLEngineRow("postgresql-column-renamed", "ALTER TABLE t RENAME COLUMN c TO n"),
        PostgreSQLEngineRow(nil, "ALTER TABLE t RENAME CONSTRAINT both_set TO n"),
        PostgreSQLEngineRow("postgresql-default-changed", "ALTER TABLE t ALTER COLUMN b SET DEFAULT 2"),
        PostgreSQLEngineRow("postgresql-default-changed", "ALTER TABLE t ALTER COLUMN b DROP DEFAULT"),
        PostgreSQLEngineRow("postgresql-expression-dropped", "ALTER TABLE t ALTER COLUMN g DROP EXPRESSION"),
    ]

    private static let retypings: [PostgreSQLEngineRow] = [
        retyping("s", "integer"), retyping("b", "bigint"), retyping("b", "numeric"), retyping("f", "double precision"),
        retyping("l", "integer USING l::integer"), retyping("b", "text"),
        // Binary coercible pairs, of which our columns hold none.
        PostgreSQLEngineRow(nil, "ALTER TABLE t ALTER COLUMN v TYPE varchar(20)"),
        PostgreSQLEngineRow(nil, "ALTER TABLE t ALTER COLUMN v TYPE text"),
        PostgreSQLEngineRow(nil, "ALTER TABLE t ALTER COLUMN m TYPE numeric(8, 2)"),
        PostgreSQLEngineRow(nil, "ALTER TABLE t ALTER COLUMN m TYPE numeric(8, 3)", rewritten: true),
        PostgreSQLEngineRow(nil, "ALTER TABLE t ALTER COLUMN w TYPE timestamptz"),
        PostgreSQLEngineRow(
            nil, "SET LOCAL timezone = 'Europe/Berlin'; ALTER TABLE t ALTER COLUMN w TYPE timestamptz", rewritten: true),
    ]

    private static func retyping(_ column: String, _ type: String) -> PostgreSQLEngineRow {
        PostgreSQLEngineRow(
            "postgresql-type-rewritten",
            "ALTER TABLE t ALTER COLUMN \(column) DROP DEFAULT, ALTER COLUMN \(column) TYPE \(type)",
            rewritten: true)
    }

    private static let constraints: [PostgreSQLEngineRow] = [
        PostgreSQLEngineRow(nil, "ALTER TABLE t ALTER COLUMN c SET NOT NULL"),
        PostgreSQLEngineRow("postgresql-not-null-dropped", "ALTER TABLE t ALTER COLUMN a DROP NOT NULL"),
        PostgreSQLEngineRow(nil, "ALTER TABLE t ADD CONSTRAINT n CHECK (b > 0)"),
        PostgreSQLEngineRow(nil, "ALTER TABLE t ADD CONSTRAINT n CHECK (b > 0) NOT VALID"),
        validating("postgresql-check-changed", "CHECK (b > 0)"),
        validating("postgresql-not-null-set", "CHECK (c IS NOT NULL)"),
        validating("postgresql-mandatory-column-added", "CHECK (b IS NOT NULL)"),
        PostgreSQLEngineRow(
            "postgresql-foreign-key-added", "ALTER TABLE t ADD FOREIGN KEY (d) REFERENCES p (_id)", .shareRowExclusive,
            parent: .shareRowExclusive),
        validating("postgresql-foreign-key-changed", "FOREIGN KEY (d) REFERENCES p (_id) ON DELETE CASCADE"),
        PostgreSQLEngineRow(
            "postgresql-foreign-key-dropped", "ALTER TABLE t DROP CONSTRAINT to_p", parent: .accessExclusive),
        PostgreSQLEngineRow("postgresql-check-dropped", "ALTER TABLE t DROP CONSTRAINT both_set"),
        PostgreSQLEngineRow(nil, "ALTER TABLE t ADD UNIQUE (c)"),
        PostgreSQLEngineRow(
            nil, "ALTER TABLE t ADD CONSTRAINT n UNIQUE USING INDEX n", setup: "CREATE UNIQUE INDEX n ON t (b);"),
    ]

    private static func validating(_ rule: String, _ constraint: String) -> PostgreSQLEngineRow {
        PostgreSQLEngineRow(
            rule, "ALTER TABLE t VALIDATE CONSTRAINT n", .shareUpdateExclusive,
            setup: "ALTER TABLE t ADD CONSTRAINT n \(constraint) NOT VALID;")
    }

    private static let others: [PostgreSQLEngineRow] = [
        PostgreSQLEngineRow(nil, "CREATE INDEX n ON t (b)", .share),
        PostgreSQLEngineRow(refusedInTransaction: "CREATE INDEX CONCURRENTLY n ON t (b)"),
        PostgreSQLEngineRow(refusedInTransaction: "CREATE UNIQUE INDEX CONCURRENTLY n ON t (b)"),
        PostgreSQLEngineRow("postgresql-index-dropped", "DROP INDEX index_t"),
        PostgreSQLEngineRow("postgresql-table-created", "CREATE TABLE n (_id bigint PRIMARY KEY)", nil),
        PostgreSQLEngineRow(
            nil, "CREATE TABLE n (d bigint REFERENCES p (_id))", nil, parent: .shareRowExclusive),
        PostgreSQLEngineRow(
            "postgresql-referencing-table-created", "CREATE TABLE n (d bigint REFERENCES t (_id))", .shareRowExclusive),
        PostgreSQLEngineRow("postgresql-table-dropped", "DROP TABLE t", parent: .accessExclusive),
        PostgreSQLEngineRow(
            nil, "CREATE TRIGGER m AFTER DELETE ON t FOR EACH ROW EXECUTE FUNCTION f()", .shareRowExclusive),
        PostgreSQLEngineRow("postgresql-trigger-changed", "DROP TRIGGER n ON t"),
        PostgreSQLEngineRow("postgresql-rows-updated", "UPDATE t SET b = 2", .rowExclusive),
        PostgreSQLEngineRow(
            "postgresql-rows-moved", "CREATE TABLE n AS SELECT _id, d FROM t; ALTER TABLE t DROP COLUMN d"),
    ]
}
