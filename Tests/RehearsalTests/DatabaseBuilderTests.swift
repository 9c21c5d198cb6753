import Foundation
import Rehearsal
import TestSupport
import Testing

@Suite("DatabaseBuilder")
struct DatabaseBuilderTests {
    private func entries(of folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("A script becomes a database, and a second one replaces it")
    func builds() throws {
        try PackageFolder.withTemporary { folder in
            let path = folder.appending(path: "a b.sqlite").path
            try DatabaseBuilder.build(at: path, from: "CREATE TABLE one (x)")
            try DatabaseBuilder.build(at: path, from: "BEGIN; CREATE TABLE two (x); COMMIT")
            let connection = try SQLiteConnection(.readOnly(path))
            #expect(try connection.query("SELECT name FROM sqlite_schema").map(\.values) == [["two"]])
            #expect(try entries(of: folder) == ["a b.sqlite"])
        }
    }

    @Test("A write-ahead log does not stay behind")
    func writeAheadLog() throws {
        try PackageFolder.withTemporary { folder in
            let path = folder.appending(path: "a.sqlite").path
            try DatabaseBuilder.build(at: path, from: "PRAGMA journal_mode = WAL; CREATE TABLE one (x)")
            #expect(try entries(of: folder) == ["a.sqlite"])
            let connection = try SQLiteConnection(.readOnly(path))
            #expect(try connection.query("SELECT name FROM sqlite_schema").map(\.values) == [["one"]])
        }
    }

    @Test(
        "A failure leaves the old file, byte for byte, and nothing else",
        arguments: [
            "CREATE TABLE two (x); SELECT nothing FROM nowhere",
            "BEGIN; CREATE TABLE two (x)",
            "PRAGMA foreign_keys = OFF; CREATE TABLE p (i INTEGER PRIMARY KEY);"
                + "CREATE TABLE c (p REFERENCES p); INSERT INTO c VALUES (7)",
        ])
    func failure(script: String) throws {
        try PackageFolder.withTemporary { folder in
            let file = folder.appending(path: "a.sqlite")
            try DatabaseBuilder.build(at: file.path, from: "CREATE TABLE one (x)")
            let before = try Data(contentsOf: file)
            #expect(throws: SQLiteError.self) { try DatabaseBuilder.build(at: file.path, from: script) }
            #expect(try Data(contentsOf: file) == before)
            #expect(try entries(of: folder) == ["a.sqlite"])
        }
    }

    @Test("A journal beside the target is refused", arguments: ["-wal", "-journal"])
    func journal(suffix: String) throws {
        try PackageFolder.withTemporary { folder in
            let path = folder.appending(path: "a.sqlite").path
            try Data([1]).write(to: URL(filePath: path + suffix))
            let error = #expect(throws: SQLiteError.self) {
                try DatabaseBuilder.build(at: path, from: "CREATE TABLE one (x)")
            }
            #expect(error?.primaryCode == 5)
            #expect(try entries(of: folder) == ["a.sqlite" + suffix])
        }
    }

    @Test("A missing folder is an error and a target that is a folder too")
    func unwritable() throws {
        try PackageFolder.withTemporary { folder in
            let missing = folder.appending(path: "no/a.sqlite").path
            #expect(throws: SQLiteError.self) { try DatabaseBuilder.build(at: missing, from: "CREATE TABLE a (x)") }
            let error = #expect(throws: SQLiteError.self) {
                try DatabaseBuilder.build(at: folder.path, from: "CREATE TABLE a (x)")
            }
            #expect(error?.message.contains("cannot write") == true)
        }
    }
}
