/// One thing to be done to the tables of a SQL database: what the rules of its judge are about.
package enum TableOperation: Sendable, Hashable {
    /// What rows that exist hold in a new column.
    package enum NewColumn: Sendable, Hashable {
        /// Nothing.
        case empty
        /// Nothing, in a foreign key.
        case emptyReference
        /// One constant.
        case constant
        /// The time of the migration.
        case currentTime
        /// A value of its own for each row, as a random UUID is.
        case generated
        /// A value that has to be given, as the column is mandatory and has no default.
        case missing
        /// A value computed from other columns.
        case computed
    }

    case createTable
    /// A new table with foreign keys to tables that exist.
    case createReferencingTable
    case dropTable, renameTable
    case addColumn(NewColumn)
    case dropColumn
    /// Drops a column that a rule of the whole table speaks of.
    case dropCheckedColumn
    case renameColumn
    case changeType(ColumnType, ColumnType)
    case setNotNull, dropNotNull
    case changeDefault
    /// Another rule for the values of rows, be it of a column or of the table.
    case changeCheck
    case dropCheck
    /// A computed column becomes a plain one.
    case dropExpression
    /// A foreign key for a column that exists.
    case addForeignKey
    case changeForeignKey, dropForeignKey
    /// Whether the numbers of deleted rows may be given again.
    case changeRowKey
    case addIndex, addUniqueIndex, dropIndex
    case changeTrigger
    case updateRows, deleteRows
    /// Rows, or links, go to another table or column.
    case moveRows
}

/// What one change comes to in tables, whatever the database.
package struct TableEffect: Sendable, Hashable {
    /// What is to be done, in no particular order; empty where nothing is.
    package var operations: [TableOperation]
    package var need: ChangeRecord.Need = .nothing
    package var loss: [String] = []
    /// Why, as a lowercase clause.
    package var reason: String

    init(
        _ operations: [TableOperation], need: ChangeRecord.Need = .nothing, loss: [String] = [], _ reason: String
    ) {
        self.operations = operations
        self.need = need
        self.loss = loss
        self.reason = reason
    }

    /// Nothing is to be done.
    static func none(_ reason: String) -> TableEffect { TableEffect([], reason) }
}
