import Rehearsal
import Testing

/// A row of what is known about SQLite's ALTER TABLE, to be tried on a table with rows.
struct SQLiteEngineRow: Sendable, CustomTestStringConvertible {
    /// The rule that says what SQLite does; nil for what no model comes to.
    let rule: String?
    /// What stands beside the table.
    let setup: String
    let statement: String
    let works: Bool
    /// Whether a table without rows is treated alike: where it is not, an empty table would prove nothing.
    let worksWhenEmpty: Bool

    init(
        _ rule: String?, _ statement: String, works: Bool = true, worksWhenEmpty: Bool? = nil, setup: String = ""
    ) {
        (self.rule, self.statement, self.works, self.setup) = (rule, statement, works, setup)
        self.worksWhenEmpty = worksWhenEmpty ?? works
    }

    var testDescription: String { statement }

    /// Whether SQLite does it.
    func isDone(withRows: Bool) -> Bool {
        do {
            let connection = try SQLiteConnection(.memory, enforcesForeignKeys: true)
            try connection.execute(Self.tables + (withRows ? Self.rows : "") + setup)
            do {
                try connection.execute(statement)
                return true
            } catch {
                return false
            }
        } catch {
            return !works
        }
    }

    private static let tables = """
        CREATE TABLE p (_id INTEGER PRIMARY KEY) STRICT;
        CREATE TABLE t (
            _id INTEGER PRIMARY KEY, a TEXT NOT NULL, b INTEGER CHECK (b > 0), c TEXT, d INTEGER REFERENCES p (_id),
            u TEXT UNIQUE, i TEXT, e INTEGER, v INTEGER GENERATED ALWAYS AS (e + 1) VIRTUAL,
            CHECK (c IS NULL OR length(c) < 9)
        ) STRICT;
        CREATE INDEX index_t ON t (i);

        """

    private static let rows = """
        INSERT INTO p VALUES (1);
        INSERT INTO t (a, b, c, d, u, i, e) VALUES ('x', 1, 'c', 1, 'u', 'i', 1), ('x', 2, NULL, NULL, 'v', 'j', 2);

        """

    /// The rows of TRUTH 4.1, and the statements beside ALTER TABLE that the rules speak of.
    static let all: [SQLiteEngineRow] = additions + drops + changes

    private static let additions: [SQLiteEngineRow] = [
        SQLiteEngineRow("sqlite-empty-column-added", "ALTER TABLE t ADD COLUMN n TEXT"),
        SQLiteEngineRow("sqlite-empty-column-added", "ALTER TABLE t ADD COLUMN n TEXT CHECK (a = 'x' OR n IS NULL)"),
        SQLiteEngineRow(nil, "ALTER TABLE t ADD COLUMN n TEXT UNIQUE", works: false),
        SQLiteEngineRow(nil, "ALTER TABLE t ADD COLUMN n INTEGER PRIMARY KEY", works: false),
        SQLiteEngineRow("sqlite-constant-column-added", "ALTER TABLE t ADD COLUMN n INTEGER NOT NULL DEFAULT 1"),
        SQLiteEngineRow(
            "sqlite-constant-column-added", "ALTER TABLE t ADD COLUMN n INTEGER NOT NULL DEFAULT 1 CHECK (n IN (0, 1))"),
        // Rows are tested since SQLite 3.37.
        SQLiteEngineRow(
            nil, "ALTER TABLE t ADD COLUMN n INTEGER DEFAULT 7 CHECK (n IN (0, 1))", works: false, worksWhenEmpty: true),
        SQLiteEngineRow(
            "sqlite-mandatory-column-rebuilt", "ALTER TABLE t ADD COLUMN n INTEGER NOT NULL", works: false,
            worksWhenEmpty: true),
        SQLiteEngineRow(
            "sqlite-generated-default-rebuilt", "ALTER TABLE t ADD COLUMN n TEXT DEFAULT CURRENT_TIMESTAMP",
            works: false, worksWhenEmpty: true),
        SQLiteEngineRow(
            "sqlite-generated-default-rebuilt", "ALTER TABLE t ADD COLUMN n TEXT DEFAULT (hex(randomblob(4)))",
            works: false, worksWhenEmpty: true),
        SQLiteEngineRow("sqlite-reference-column-added", "ALTER TABLE t ADD COLUMN n INTEGER REFERENCES p (_id)"),
        SQLiteEngineRow(
            nil, "ALTER TABLE t ADD COLUMN n INTEGER DEFAULT 1 REFERENCES p (_id)", works: false, worksWhenEmpty: true),
        SQLiteEngineRow(
            "sqlite-virtual-column-added", "ALTER TABLE t ADD COLUMN n INTEGER GENERATED ALWAYS AS (b + 1) VIRTUAL"),
        SQLiteEngineRow(
            nil, "ALTER TABLE t ADD COLUMN n INTEGER GENERATED ALWAYS AS (b + 1) STORED", works: false,
            worksWhenEmpty: true),
        SQLiteEngineRow("sqlite-index-created", "CREATE INDEX n ON t (a)"),
        SQLiteEngineRow("sqlite-unique-index-created", "CREATE UNIQUE INDEX n ON t (c)"),
        // Two rows collide: the reason to ask for a data step.
        SQLiteEngineRow(nil, "CREATE UNIQUE INDEX n ON t (a)", works: false, worksWhenEmpty: true),
        SQLiteEngineRow(
            "sqlite-table-created", "CREATE TABLE n (_id INTEGER PRIMARY KEY, t INTEGER REFERENCES t (_id))"),
        SQLiteEngineRow("sqlite-rows-updated", "UPDATE t SET c = 'z' WHERE c = 'c'; DELETE FROM t WHERE c = 'z'"),
        SQLiteEngineRow("sqlite-rows-moved", "CREATE TABLE n (a, b); INSERT INTO n SELECT _id, d FROM t"),
    ]

    private static let drops: [SQLiteEngineRow] = [
        SQLiteEngineRow("sqlite-column-dropped", "ALTER TABLE t DROP COLUMN a"),
        SQLiteEngineRow("sqlite-column-dropped", "ALTER TABLE t DROP COLUMN b"),
        SQLiteEngineRow("sqlite-column-dropped", "ALTER TABLE t DROP COLUMN d"),
        SQLiteEngineRow("sqlite-column-dropped", "DROP INDEX index_t; ALTER TABLE t DROP COLUMN i"),
        SQLiteEngineRow("sqlite-column-dropped", "ALTER TABLE t DROP COLUMN v"),
        SQLiteEngineRow("sqlite-checked-column-drop-rebuilt", "ALTER TABLE t DROP COLUMN c", works: false),
        SQLiteEngineRow(nil, "ALTER TABLE t DROP COLUMN _id", works: false),
        SQLiteEngineRow(nil, "ALTER TABLE t DROP COLUMN u", works: false),
        SQLiteEngineRow(nil, "ALTER TABLE t DROP COLUMN i", works: false),
        SQLiteEngineRow(nil, "ALTER TABLE t DROP COLUMN e", works: false),
        SQLiteEngineRow(
            nil, "ALTER TABLE t DROP COLUMN a", works: false, setup: "CREATE INDEX n ON t (c) WHERE a = 'x';"),
        SQLiteEngineRow(
            nil, "ALTER TABLE t DROP COLUMN a", works: false,
            setup: "CREATE TRIGGER n AFTER UPDATE ON t WHEN NEW.a = 'y' BEGIN DELETE FROM p; END;"),
        SQLiteEngineRow(nil, "ALTER TABLE t DROP COLUMN a", works: false, setup: "CREATE VIEW n AS SELECT a FROM t;"),
        SQLiteEngineRow("sqlite-index-dropped", "DROP INDEX index_t"),
        SQLiteEngineRow("sqlite-table-dropped", "PRAGMA foreign_keys = OFF; DROP TABLE p"),
        SQLiteEngineRow(
            "sqlite-trigger-changed",
            "DROP TRIGGER n; CREATE TRIGGER n AFTER DELETE ON t BEGIN DELETE FROM p WHERE _id = OLD.d; END",
            setup: "CREATE TRIGGER n AFTER DELETE ON t BEGIN DELETE FROM p; END;"),
    ]

    private static let changes: [SQLiteEngineRow] = [
        SQLiteEngineRow("sqlite-table-renamed", "ALTER TABLE t RENAME TO n"),
        SQLiteEngineRow("sqlite-column-renamed", "ALTER TABLE t RENAME COLUMN c TO n"),
        SQLiteEngineRow("sqlite-type-rebuilt", "ALTER TABLE t ALTER COLUMN a TYPE INTEGER", works: false),
        SQLiteEngineRow("sqlite-default-rebuilt", "ALTER TABLE t ALTER COLUMN a SET DEFAULT 'y'", works: false),
        SQLiteEngineRow("sqlite-not-null-rebuilt", "ALTER TABLE t ALTER COLUMN b SET NOT NULL", works: false),
        SQLiteEngineRow("sqlite-not-null-rebuilt", "ALTER TABLE t ALTER COLUMN a DROP NOT NULL", works: false),
        SQLiteEngineRow("sqlite-check-rebuilt", "ALTER TABLE t ADD CONSTRAINT n CHECK (b < 9)", works: false),
        SQLiteEngineRow(
            "sqlite-foreign-key-rebuilt", "ALTER TABLE t ADD FOREIGN KEY (e) REFERENCES p (_id)", works: false),
        SQLiteEngineRow("sqlite-row-key-rebuilt", "ALTER TABLE t ADD PRIMARY KEY (_id AUTOINCREMENT)", works: false),
        SQLiteEngineRow("sqlite-expression-drop-rebuilt", "ALTER TABLE t ALTER COLUMN v DROP EXPRESSION", works: false),
    ]

    /// Whether only an SQLite before 3.53 refuses the statement.
    var isForOlderSQLite: Bool { rule == "sqlite-not-null-rebuilt" || rule == "sqlite-check-rebuilt" }
}
