/// Why SQLite refused something.
package struct SQLiteError: Error, Sendable, Hashable, CustomStringConvertible {
    /// SQLite's own words, or one lowercase sentence where a file and not a statement is to blame.
    package let message: String
    /// The extended result code (sqlite.org/rescode.html), for instance 1811 for a trigger's refusal.
    package let code: Int32
    /// The text of the statement that failed, without what follows it; nil where there is none.
    package let statement: String?

    package init(message: String, code: Int32, statement: String? = nil) {
        self.message = message
        self.code = code
        self.statement = statement
    }

    /// The low byte of `code`: the kind of failure, for instance 19 for any broken constraint.
    package var primaryCode: Int32 { code & 0xFF }

    package var description: String {
        let text = statement.map { "\(message) (code \(code)) in: \($0)" }
        return text ?? "\(message) (code \(code))"
    }
}
