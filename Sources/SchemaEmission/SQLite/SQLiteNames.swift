import SchemaModel

/// The names that the emitter makes up. Attributes keep their own as columns; what it adds begins with an underscore or
/// ends in `_id` or `_position`.
enum SQLiteNames {
    /// The row number every table of entities has: an attribute called `id` keeps its column.
    static let key = SQLIdentifier("_id")
    /// The entity a row is of, in a table of several.
    static let kind = SQLIdentifier("_kind")
    /// The table with the version where `user_version` cannot hold it.
    static let version = SQLIdentifier("_version")

    /// The column that holds a to-one relationship.
    static func foreignKey(_ relationship: String) -> SQLIdentifier { SQLIdentifier(relationship + "_id") }

    /// The column with a row's place among its siblings.
    static func position(_ stem: String) -> SQLIdentifier { SQLIdentifier(stem + "_position") }

    /// The two columns of a join table: the row whose relationship it is (`Book_id`), and the one it holds (`writers_id`).
    static func joinStems(_ owner: EntityLink.End) -> (owner: String, member: String) {
        let member = owner.relationship.name
        let isSame = SQLIdentifier(owner.entity).folded == SQLIdentifier(member).folded
        return (isSame ? owner.entity + "_owner" : owner.entity, member)
    }
}

/// The names taken in one place, compared as SQLite compares them.
struct SQLiteNameRegistry {
    private var takers: [String: ElementPath] = [:]

    /// The element that has `name`.
    func taker(of name: SQLIdentifier) -> ElementPath? { takers[name.folded] }

    /// Takes `name` for `element`. Gives the element that has it already, and then leaves it there.
    mutating func claim(_ name: SQLIdentifier, for element: ElementPath) -> ElementPath? {
        if let taker = takers[name.folded] { return taker }
        takers[name.folded] = element
        return nil
    }

    /// Takes `name`, or where that is taken, the first of `name_2`, `name_3`, ... that is free.
    mutating func free(_ name: String, for element: ElementPath) -> SQLIdentifier {
        var candidate = SQLIdentifier(name)
        var number = 1
        while claim(candidate, for: element) != nil {
            number += 1
            candidate = SQLIdentifier("\(name)_\(number)")
        }
        return candidate
    }
}
