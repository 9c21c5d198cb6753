/// One stored value, in one of the five storage classes of SQLite (sqlite.org/datatype3.html).
package enum SQLiteValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

extension SQLiteValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral
{
    package init(nilLiteral: ()) { self = .null }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(floatLiteral value: Double) { self = .real(value) }
    package init(stringLiteral value: String) { self = .text(value) }
}

/// One row of a result: its values in the order of the columns.
package struct SQLiteRow: Sendable, Hashable {
    /// The names of the columns as the statement gives them; they need not be unique.
    package let columns: [String]
    package let values: [SQLiteValue]

    package init(columns: [String], values: [SQLiteValue]) {
        self.columns = columns
        self.values = values
    }

    /// The value of the first column called `column`; nil where there is none.
    package subscript(column: String) -> SQLiteValue? {
        zip(columns, values).first { $0.0 == column }?.1
    }
}
