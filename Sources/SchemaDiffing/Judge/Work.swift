/// What a SQL database has to do for a change, from nothing to the most.
package enum Work: String, Sendable, Hashable, Comparable, CaseIterable {
    /// Nothing to run.
    case none
    /// Only the description of the tables is written anew; the time does not grow with the rows.
    case catalogue
    /// SQLite's ALTER TABLE, or an index or a trigger, without another table.
    case inPlace
    /// Every row is read, to test it or to index it.
    case scan
    /// Rows are written one by one: updated, deleted, or put elsewhere.
    case rows
    /// The table is written anew by one statement, with its indexes.
    case rewrite
    /// SQLite: a new table is made, filled from the old one, and takes its name.
    case rebuild

    package static func < (left: Work, right: Work) -> Bool { left.rank < right.rank }

    private var rank: Int { Work.allCases.firstIndex(of: self) ?? 0 }
}

/// The lock that PostgreSQL holds on a table while the work is done (postgresql.org/docs/current/explicit-locking.html).
///
/// Where rows are read or written for long, a statement before or after may hold a stronger one for a moment.
package enum TableLock: String, Sendable, Hashable, Comparable, CaseIterable {
    /// Others read and write; only changes of the table wait.
    case rowExclusive = "ROW EXCLUSIVE"
    /// Others read and write; changes of the table and VACUUM wait.
    case shareUpdateExclusive = "SHARE UPDATE EXCLUSIVE"
    /// Others read; who writes waits.
    case share = "SHARE"
    /// Others read; who writes, or indexes, waits.
    case shareRowExclusive = "SHARE ROW EXCLUSIVE"
    /// Everybody waits.
    case accessExclusive = "ACCESS EXCLUSIVE"

    package static func < (left: TableLock, right: TableLock) -> Bool { left.rank < right.rank }

    private var rank: Int { TableLock.allCases.firstIndex(of: self) ?? 0 }
}
