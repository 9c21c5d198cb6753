import CSQLite

/// One prepared statement: finalised when the value goes away.
struct SQLiteStatement: ~Copyable {
    private let handle: OpaquePointer
    private let connection: OpaquePointer
    private let text: String

    private init(_ handle: OpaquePointer, on connection: OpaquePointer, text: String) {
        self.handle = handle
        self.connection = connection
        self.text = text
    }

    deinit { sqlite3_finalize(handle) }

    /// Prepares the first statement of `sql` from the byte `offset` on, and moves `offset` to where the next one begins.
    /// Gives nil where only spaces or comments were left. `sql` ends with a NUL byte.
    static func prepare(
        _ sql: [UInt8], from offset: inout Int, on connection: OpaquePointer
    ) throws(SQLiteError) -> SQLiteStatement? {
        let start = offset
        var prepared: OpaquePointer?
        var end = sql.count
        let length = Int32(clamping: sql.count - start)
        let code = sql.withUnsafeBytes { bytes -> Int32 in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return SQLITE_MISUSE }
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v2(connection, base + start, length, &prepared, &tail)
            if let tail { end = tail - base }
            return code
        }
        guard code == SQLITE_OK else {
            // Of a statement that does not parse, SQLite tells how far it read: show it up to the semicolon after that.
            let stop = sql[max(end, start)...].firstIndex { $0 == UInt8(ascii: ";") || $0 == 0 } ?? sql.count
            throw Self.error(on: connection, text: Self.text(sql[start..<stop]))
        }
        offset = max(end, start + 1)
        guard let prepared else { return nil }
        return SQLiteStatement(prepared, on: connection, text: Self.text(sql[start..<end]))
    }

    /// Binds `value` to the question mark at `index`, from 0.
    borrowing func bind(_ value: SQLiteValue, at index: Int) throws(SQLiteError) {
        let place = Int32(clamping: index + 1)
        /// `SQLITE_TRANSIENT`, a macro that Swift does not import: SQLite copies the bytes.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let code: Int32
        switch value {
        case .null: code = sqlite3_bind_null(handle, place)
        case .integer(let number): code = sqlite3_bind_int64(handle, place, number)
        case .real(let number): code = sqlite3_bind_double(handle, place, number)
        case .text(let text):
            code = sqlite3_bind_text(handle, place, text, Int32(clamping: text.utf8.count), copies)
        case .blob(let bytes) where bytes.isEmpty: code = sqlite3_bind_zeroblob(handle, place, 0)
        case .blob(let bytes): code = sqlite3_bind_blob(handle, place, bytes, Int32(clamping: bytes.count), copies)
        }
        guard code == SQLITE_OK else { throw Self.error(on: connection, text: text) }
    }

    /// Moves to the next row; false at the end.
    borrowing func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw Self.error(on: connection, text: text)
        }
    }

    /// The names of the result's columns.
    var columnNames: [String] {
        (0..<sqlite3_column_count(handle)).map { column in
            sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
        }
    }

    /// The values of the current row.
    var values: [SQLiteValue] { (0..<sqlite3_column_count(handle)).map { Self.value(of: handle, at: $0) } }

    private static func value(of handle: OpaquePointer, at column: Int32) -> SQLiteValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            guard let start = sqlite3_column_text(handle, column) else { return .text("") }
            let count = Int(sqlite3_column_bytes(handle, column))
            return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            guard let start = sqlite3_column_blob(handle, column) else { return .blob([]) }
            let count = Int(sqlite3_column_bytes(handle, column))
            return .blob(Array(UnsafeRawBufferPointer(start: start, count: count)))
        default: return .null
        }
    }

    private static func error(on connection: OpaquePointer, text: String) -> SQLiteError {
        SQLiteError(
            message: String(cString: sqlite3_errmsg(connection)), code: sqlite3_extended_errcode(connection),
            statement: text)
    }

    /// A statement for a message: without the spaces and line ends around it.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let isSpace = { (byte: UInt8) in byte <= 32 }
        let trimmed = bytes.drop(while: isSpace)
        let end = trimmed.lastIndex { !isSpace($0) } ?? trimmed.startIndex - 1
        return String(decoding: trimmed[trimmed.startIndex...max(end, trimmed.startIndex - 1)], as: UTF8.self)
    }
}
