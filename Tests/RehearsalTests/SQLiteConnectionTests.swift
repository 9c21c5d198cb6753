import Foundation
import Rehearsal
import TestSupport
import Testing

@Suite("SQLiteConnection")
struct SQLiteConnectionTests {
    @Test(
        "Every storage class comes back as it went in",
        arguments: [
            SQLiteValue.null, .integer(.min), .integer(.max), .real(-0.5), .text(""), .text("a'b\u{0}c😀"), .blob([]),
            .blob([0, 255, 10]),
        ])
    func roundTrip(value: SQLiteValue) throws {
        let connection = try SQLiteConnection(.memory)
        let rows = try connection.query("SELECT ? AS v, typeof(?) AS t", [value, value])
        #expect(rows.count == 1)
        #expect(rows.first?["v"] == value)
        #expect(rows.first?["nothing"] == nil)
    }

    @Test("A script runs every statement, comments and a trigger's semicolons included")
    func script() throws {
        let connection = try SQLiteConnection(.memory)
        try connection.execute(
            """
            -- first
            CREATE TABLE a (x);;
            CREATE TRIGGER t AFTER INSERT ON a BEGIN INSERT INTO b VALUES (NEW.x); INSERT INTO b VALUES (2); END;
            CREATE TABLE b (x); /* last */
            INSERT INTO a VALUES (1)
            """)
        #expect(try connection.query("SELECT x FROM b ORDER BY x").map(\.values) == [[1], [2]])
        #expect(connection.lastInsertedRow == 1)
    }

    @Test("A failure names its own statement, message and code")
    func failure() throws {
        let connection = try SQLiteConnection(.memory)
        let error = #expect(throws: SQLiteError.self) {
            try connection.execute("CREATE TABLE a (x NOT NULL);\n INSERT INTO a VALUES (NULL) ; SELECT 1")
        }
        #expect(error?.message == "NOT NULL constraint failed: a.x")
        #expect(error?.code == 1299)
        #expect(error?.primaryCode == 19)
        #expect(error?.statement == "INSERT INTO a VALUES (NULL) ;")
        let syntax = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1; SELEC 2") }
        #expect(syntax?.message.contains("syntax error") == true)
        #expect(syntax?.statement?.contains("SELEC 2") == true)
        #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1\u{0}; SELECT 2") }
        #expect(throws: SQLiteError.self) { try connection.query("SELECT ?", [1, 2]) }
    }

    @Test("Foreign keys are enforced only on request", arguments: [true, false])
    func foreignKeys(enforced: Bool) throws {
        let connection = try SQLiteConnection(.memory, enforcesForeignKeys: enforced)
        try connection.execute("CREATE TABLE p (i INTEGER PRIMARY KEY); CREATE TABLE c (p REFERENCES p)")
        if enforced {
            #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO c VALUES (7)") }
        } else {
            try connection.execute("INSERT INTO c VALUES (7)")
            let error = #expect(throws: SQLiteError.self) { try DatabaseBuilder.check(connection) }
            #expect(error?.message == "a row of `c` points to a row of `p` that does not exist")
        }
    }

    @Test("A read-only file is not made and not changed")
    func readOnly() throws {
        try PackageFolder.withTemporary { folder in
            let path = folder.appending(path: "a.sqlite").path
            #expect(throws: SQLiteError.self) { try SQLiteConnection(.readOnly(path)).execute("SELECT 1") }
            try SQLiteConnection(.file(path)).execute("CREATE TABLE a (x)")
            let error = #expect(throws: SQLiteError.self) {
                try SQLiteConnection(.readOnly(path)).execute("INSERT INTO a VALUES (1)")
            }
            #expect(error?.primaryCode == 8)
        }
    }
}
