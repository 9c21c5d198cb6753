import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Makes a database file from a script, whole or not at all.
package enum DatabaseBuilder {
    /// Runs `script` in a temporary file beside `path`, checks the database it made and moves it to `path`.
    ///
    /// A file that stands at `path` is replaced in one step, by rename; any failure before that leaves it as it was.
    /// A path with an unfinished journal beside it is refused, because SQLite would play the old journal into the new
    /// file. Throws the statement that failed, what `integrity_check` or `foreign_key_check` found, or what the file
    /// system said.
    package static func build(at path: String, from script: String) throws(SQLiteError) {
        try refuseOpenJournal(beside: path)
        let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp"
        defer {
            for suffix in ["", "-journal", "-wal", "-shm"] { unlink(temporary + suffix) }
        }
        try fill(temporary, from: script)
        guard rename(temporary, path) == 0 else { throw fileError("cannot write `\(path)`") }
    }

    /// Throws what is wrong inside the database of `connection`: damaged pages or rows that point nowhere.
    package static func check(_ connection: borrowing SQLiteConnection) throws(SQLiteError) {
        let integrity = try connection.query("PRAGMA integrity_check(10)")
        guard integrity.count == 1, integrity[0].values == ["ok"] else {
            let lines = integrity.compactMap { row -> String? in
                if case .text(let line)? = row.values.first { line } else { nil }
            }
            throw SQLiteError(
                message: "the database is damaged: \(lines.joined(separator: "; "))", code: SQLITE_CORRUPT,
                statement: "PRAGMA integrity_check(10)")
        }
        guard let dangling = try connection.query("PRAGMA foreign_key_check").first else { return }
        guard case .text(let child)? = dangling["table"], case .text(let parent)? = dangling["parent"] else { return }
        throw SQLiteError(
            message: "a row of `\(child)` points to a row of `\(parent)` that does not exist",
            code: SQLITE_CONSTRAINT, statement: "PRAGMA foreign_key_check")
    }

    private static func fill(_ path: String, from script: String) throws(SQLiteError) {
        let connection = try SQLiteConnection(.file(path), enforcesForeignKeys: true)
        try connection.execute(script)
        guard !connection.isInTransaction else {
            throw SQLiteError(message: "the script leaves a transaction open", code: SQLITE_ERROR)
        }
        try check(connection)
        // A write-ahead log would stay behind when the file moves.
        try connection.execute("PRAGMA journal_mode = DELETE")
    }

    private static func refuseOpenJournal(beside path: String) throws(SQLiteError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw SQLiteError(message: "a path is empty or holds a NUL character", code: SQLITE_CANTOPEN)
        }
        for suffix in ["-wal", "-journal"] where access(path + suffix, F_OK) == 0 {
            throw SQLiteError(
                message: "`\(path)` is in use or was not closed: `\(path + suffix)` stands beside it", code: SQLITE_BUSY
            )
        }
    }

    private static func fileError(_ text: String) -> SQLiteError {
        SQLiteError(message: "\(text): \(String(cString: strerror(errno)))", code: SQLITE_IOERR)
    }
}
