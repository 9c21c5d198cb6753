import CSQLite

/// An open database. It closes when the value goes away.
package struct SQLiteConnection: ~Copyable {
    /// Where a database lives and what may be done to it.
    package enum Place: Sendable, Hashable {
        /// A private database that goes away with its connection.
        case memory
        /// A file that is made where it is missing. The path is never read as a URI.
        case file(String)
        /// An existing file that is not changed.
        case readOnly(String)
    }

    private let handle: OpaquePointer

    /// Opens the database at `place`. SQLite enforces foreign keys only where a connection asks for it.
    /// Throws what SQLite says where the file cannot be opened; a file that is no database shows on first use.
    package init(_ place: Place, enforcesForeignKeys: Bool = false) throws(SQLiteError) {
        handle = try Self.open(place, enforcesForeignKeys: enforcesForeignKeys)
    }

    deinit { sqlite3_close_v2(handle) }

    /// The version of the SQLite library, for instance `3.40.1`.
    package static var engineVersion: String { String(cString: sqlite3_libversion()) }

    /// Runs every statement of `script` in order and drops their rows. Stops at the first that fails and throws it;
    /// what ran before stays, unless a transaction of the script is still open.
    package func execute(_ script: String) throws(SQLiteError) {
        let bytes = try terminated(script)
        var offset = 0
        while offset < bytes.count - 1 {
            guard let statement = try SQLiteStatement.prepare(bytes, from: &offset, on: handle) else { continue }
            while try statement.step() {}
        }
    }

    /// Runs the one statement `sql`, with `parameters` for its question marks, and gives its rows. What
    /// follows the statement is not run.
    package func query(_ sql: String, _ parameters: [SQLiteValue] = []) throws(SQLiteError) -> [SQLiteRow] {
        let bytes = try terminated(sql)
        var offset = 0
        guard let statement = try SQLiteStatement.prepare(bytes, from: &offset, on: handle) else { return [] }
        for (index, value) in parameters.enumerated() { try statement.bind(value, at: index) }
        let columns = statement.columnNames
        var rows: [SQLiteRow] = []
        while try statement.step() { rows.append(SQLiteRow(columns: columns, values: statement.values)) }
        return rows
    }

    /// The rowid of the last row that this connection inserted.
    package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Whether a transaction is open.
    package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    private func terminated(_ sql: String) throws(SQLiteError) -> [UInt8] {
        var bytes = Array(sql.utf8)
        guard !bytes.contains(0) else {
            throw SQLiteError(message: "a statement holds a NUL character", code: SQLITE_MISUSE, statement: sql)
        }
        bytes.append(0)
        return bytes
    }

    private static func open(_ place: Place, enforcesForeignKeys: Bool) throws(SQLiteError) -> OpaquePointer {
        let path: String
        var flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        switch place {
        case .memory: path = ":memory:"
        case .file(let file): path = plainPath(file)
        case .readOnly(let file):
            path = plainPath(file)
            flags = SQLITE_OPEN_READONLY
        }
        guard !path.utf8.contains(0) else {
            throw SQLiteError(message: "a path holds a NUL character", code: SQLITE_CANTOPEN)
        }
        var opened: OpaquePointer?
        var code = sqlite3_open_v2(path, &opened, flags, nil)
        guard let handle = opened else {
            throw SQLiteError(message: "out of memory while opening `\(path)`", code: SQLITE_NOMEM)
        }
        sqlite3_extended_result_codes(handle, 1)
        if code == SQLITE_OK, enforcesForeignKeys {
            code = sqlite3_exec(handle, "PRAGMA foreign_keys = ON", nil, nil, nil)
        }
        guard code == SQLITE_OK else {
            let message = "cannot open `\(path)`: \(String(cString: sqlite3_errmsg(handle)))"
            sqlite3_close_v2(handle)
            throw SQLiteError(message: message, code: code)
        }
        return handle
    }

    /// A path that SQLite takes for a file whatever its name: `:memory:` and the empty name mean something else to it.
    private static func plainPath(_ path: String) -> String {
        path.hasPrefix("/") ? path : "./" + path
    }
}
