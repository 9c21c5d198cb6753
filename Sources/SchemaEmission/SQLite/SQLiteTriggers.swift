import SchemaModel

/// The triggers of links: what a foreign key cannot say.
struct SQLiteTriggerBuilder {
    let hierarchy: SQLiteHierarchy
    private(set) var triggers: [SQLiteTrigger] = []
    private var names = SQLiteNameRegistry()

    init(hierarchy: SQLiteHierarchy) { self.hierarchy = hierarchy }

    /// Adds the triggers of a link that `column` of the owner's table holds.
    ///
    /// They run after the row and all that goes with it are deleted, so that what is deleted together is not in the way.
    /// Like Core Data, a cascade does not ask whether others still use what it deletes.
    mutating func addForeignKey(_ link: EntityLink, column: SQLIdentifier) {
        let table = hierarchy.table(of: link.owner.entity)
        let destination = hierarchy.table(of: link.owner.relationship.destination)
        let row: SQLFragment = "\(SQLiteNames.key) = OLD.\(column)"
        switch link.owner.relationship.deleteRule {
        case .cascade:
            add(
                "cascade", link.owner, on: table, when: "OLD.\(column) IS NOT NULL",
                do: "DELETE FROM \(destination) WHERE \(row)",
                why: "deleting a row deletes its `\(link.owner.relationship.name)`")
        case .deny:
            let text = SQLLiteral.text("\(link.owner.path) denies the deletion")
            add(
                "deny", link.owner, on: table, when: "EXISTS (SELECT 1 FROM \(destination) WHERE \(row))",
                do: "SELECT RAISE(ABORT, \(text))",
                why: "a row with a `\(link.owner.relationship.name)` is not deleted before it")
        case .nullify, .noAction: break
        }
    }

    /// Adds the triggers of a link that `join` holds, with the owner's row in the column `owner`, the member's in `member`.
    mutating func addJoin(_ link: EntityLink, join: SQLIdentifier, owner: SQLIdentifier, member: SQLIdentifier) {
        let owners = hierarchy.table(of: link.owner.entity)
        let members = hierarchy.table(of: link.owner.relationship.destination)
        if link.owner.relationship.deleteRule == .cascade {
            addJoinCascade(link.owner, join: join, from: (owner, owners), to: (member, members))
        }
        guard let other = link.other, !link.isSymmetric else { return }
        if other.relationship.deleteRule == .cascade {
            addJoinCascade(other, join: join, from: (member, members), to: (owner, owners))
        }
        if link.needsCleaning {
            addCleaning(link.owner, join: join, from: (owner, owners), to: (member, members))
            addCleaning(other, join: join, from: (member, members), to: (owner, owners))
        }
    }

    /// Join rows go with the row that they belong to; what they led to goes after them. A link that is only taken away
    /// leaves both rows.
    private mutating func addJoinCascade(
        _ end: EntityLink.End, join: SQLIdentifier, from: (column: SQLIdentifier, table: SQLIdentifier),
        to: (column: SQLIdentifier, table: SQLIdentifier)
    ) {
        add(
            "cascade", end, on: join,
            when: "NOT EXISTS (SELECT 1 FROM \(from.table) WHERE \(SQLiteNames.key) = OLD.\(from.column))",
            do: "DELETE FROM \(to.table) WHERE \(SQLiteNames.key) = OLD.\(to.column)",
            why: "deleting a row deletes its `\(end.relationship.name)`, whoever else has them")
    }

    private mutating func addCleaning(
        _ end: EntityLink.End, join: SQLIdentifier, from: (column: SQLIdentifier, table: SQLIdentifier),
        to: (column: SQLIdentifier, table: SQLIdentifier)
    ) {
        let gone: SQLFragment = "NOT EXISTS (SELECT 1 FROM \(to.table) WHERE \(SQLiteNames.key) = \(join).\(to.column))"
        add(
            "unlink", end, on: from.table, when: nil,
            do: "DELETE FROM \(join) WHERE \(from.column) = OLD.\(SQLiteNames.key) AND \(gone)",
            why: "a link between two rows that are both deleted denies nothing")
    }

    private mutating func add(
        _ purpose: String, _ end: EntityLink.End, on table: SQLIdentifier, when condition: SQLFragment?,
        do statement: SQLFragment, why comment: String
    ) {
        let name = names.free("\(end.entity)_\(end.relationship.name)_\(purpose)", for: end.path)
        triggers.append(
            SQLiteTrigger(
                name: name, table: table, condition: condition, statement: statement,
                comment: SQLComment("\(end.path): \(comment)")))
    }
}
