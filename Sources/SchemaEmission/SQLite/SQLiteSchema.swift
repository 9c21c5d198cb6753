package import SchemaModel

/// The tables, indexes and triggers that hold one version of a schema in SQLite, as plain values.
///
/// Needs SQLite 3.38 (2022; iOS 16, macOS 13, Debian 12) for `STRICT` tables and JSON functions. How values are stored:
///
/// | Type | Column | Form |
/// |---|---|---|
/// | `bool` | INTEGER | 0 or 1 |
/// | `int int16 int32 int64` | INTEGER | narrow ones are checked |
/// | `float double` | REAL | |
/// | `decimal` | TEXT | plain decimal notation, nothing lost |
/// | `date` | REAL | seconds since 1970-01-01T00:00:00Z: SQLite's `unixepoch` |
/// | `uuid` | TEXT | 36 characters, upper case, as Foundation prints them |
/// | `url` | TEXT | |
/// | `data`, `transformable` | BLOB | |
/// | `list(T)`, `codable(T)` | TEXT | JSON; in a list, dates are seconds, decimals and UUIDs text, data Base64 |
/// | an enum | TEXT or INTEGER | the raw value |
/// | a composite | a column a field | `address_street` |
package struct SQLiteSchema: Sendable, Hashable {
    package let name: String
    package let version: SchemaVersion
    package let tables: [SQLiteTable]
    package let indexes: [SQLiteIndex]
    package let triggers: [SQLiteTrigger]

    /// The version as one number for `PRAGMA user_version`: 2.1.3 is 2001003. Nil where a part has more than three
    /// digits or the sum does not fit into 32 bits: then the table `_version` holds the version as text.
    package var userVersion: Int32? {
        guard version.minor < 1000, version.patch < 1000, version.major < 2147 else { return nil }
        return Int32(version.major * 1_000_000 + version.minor * 1000 + version.patch)
    }
}

/// One table.
package struct SQLiteTable: Sendable, Hashable {
    package let name: SQLIdentifier
    package var comments: [SQLComment] = []
    package var columns: [SQLiteColumn] = []
    /// What every row must satisfy that is not said at one column.
    package var checks: [SQLFragment] = []
    /// The key of a join table, which then has no row number; empty where a column is the key.
    package var primaryKey: [SQLIdentifier] = []
}

/// One column.
package struct SQLiteColumn: Sendable, Hashable {
    /// The storage classes that a `STRICT` table admits (sqlite.org/stricttables.html).
    package enum StorageClass: String, Sendable, Hashable {
        case integer = "INTEGER"
        case real = "REAL"
        case text = "TEXT"
        case blob = "BLOB"
    }

    /// Whether the column is the table's row number.
    package enum Key: Sendable, Hashable {
        case none
        case rowNumber
        /// A number that no later row gets again, for rows that a dangling link may outlive.
        case rowNumberNeverReused
    }

    package let name: SQLIdentifier
    package let type: StorageClass
    package var key: Key = .none
    package var isNotNull = false
    /// A constant or an expression in parentheses.
    package var defaultValue: SQLFragment?
    package var checks: [SQLFragment] = []
    package var reference: SQLiteReference?
    package var comments: [SQLComment] = []
}

/// A foreign key of one column, to the row number of another table. All are checked at the end of a transaction, as Core
/// Data checks at save: objects that need each other can be inserted in any order.
package struct SQLiteReference: Sendable, Hashable {
    /// What happens to the row when the one it points to goes.
    package enum Action: String, Sendable, Hashable {
        case cascade = "CASCADE"
        case setNull = "SET NULL"
        /// The transaction is refused unless it mends the link before its end.
        case refuse = "NO ACTION"

        init(_ action: EntityLink.DeleteAction) {
            switch action {
            case .cascade: self = .cascade
            case .setNull: self = .setNull
            case .refuse: self = .refuse
            }
        }
    }

    package let table: SQLIdentifier
    package let onDelete: Action
}

/// An index. Uniqueness is an index too, so that a later version can drop it without rebuilding the table.
package struct SQLiteIndex: Sendable, Hashable {
    package let name: SQLIdentifier
    package let table: SQLIdentifier
    package let columns: [SQLIdentifier]
    package let isUnique: Bool
    /// Which rows the index holds; nil for all.
    package let condition: SQLFragment?
}

/// A trigger that runs after a row of `table` is deleted.
package struct SQLiteTrigger: Sendable, Hashable {
    package let name: SQLIdentifier
    package let table: SQLIdentifier
    /// What the deleted row must satisfy; nil for every row.
    package let condition: SQLFragment?
    package let statement: SQLFragment
    package let comment: SQLComment
}
