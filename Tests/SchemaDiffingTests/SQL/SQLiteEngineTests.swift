import Rehearsal
import SchemaDiffing
import Testing

/// What the rules say about SQLite, asked of SQLite itself. Rows stand in the table: an empty one admits more.
@Suite struct SQLiteEngineTests {
    @Test(arguments: SQLiteEngineRow.all) func sqliteDoesWhatTheRuleSays(_ row: SQLiteEngineRow) throws {
        if row.isForOlderSQLite, SQLiteConnection.engineVersion.compare(atLeast: 3, 53) { return }
        #expect(row.isDone(withRows: true) == row.works)
        #expect(row.isDone(withRows: false) == row.worksWhenEmpty)
        guard let name = row.rule else { return }
        let rule = try #require(SQLiteRules.all.first { $0.name == name })
        #expect((rule.work == .rebuild) == !row.works)
    }

    @Test func everyRuleThatRunsSomethingIsTried() {
        let tried = Set(SQLiteEngineRow.all.compactMap(\.rule))
        #expect(SQLiteRules.all.filter { $0.work != .none && !tried.contains($0.name) }.map(\.name).isEmpty)
    }

    /// The order of a rebuild: with foreign keys on, dropping the old table would delete the rows that point to it.
    @Test(arguments: [true, false]) func aRebuildNeedsForeignKeysOff(_ isOn: Bool) throws {
        let connection = try SQLiteConnection(.memory, enforcesForeignKeys: isOn)
        try connection.execute(
            """
            CREATE TABLE p (_id INTEGER PRIMARY KEY, a TEXT);
            CREATE TABLE c (p INTEGER REFERENCES p (_id) ON DELETE CASCADE);
            INSERT INTO p VALUES (1, 'x');
            INSERT INTO c VALUES (1);
            BEGIN IMMEDIATE;
            CREATE TABLE new_p (_id INTEGER PRIMARY KEY, a TEXT NOT NULL);
            INSERT INTO new_p SELECT _id, COALESCE(a, '') FROM p;
            DROP TABLE p;
            ALTER TABLE new_p RENAME TO p;
            COMMIT;
            """)
        #expect(try connection.query("SELECT count(*) FROM c").first?.values == [isOn ? 0 : 1])
        #expect(try connection.query("PRAGMA foreign_key_check").isEmpty)
        #expect(try connection.query("SELECT a FROM p").first?.values == ["x"])
    }
}

extension String {
    /// Whether a version like `3.40.1` is `major.minor` or later.
    fileprivate func compare(atLeast major: Int, _ minor: Int) -> Bool {
        let parts = split(separator: ".").compactMap { Int($0) }
        guard parts.count > 1 else { return false }
        return (parts[0], parts[1]) >= (major, minor)
    }
}
