import SchemaModel

/// What the `sqlite` target cannot make of a schema.
enum SQLiteFindings {
    static func derived(_ path: ElementPath, in version: SchemaVersion) -> Finding {
        Finding(
            rule: "derived-attribute-unsupported", version: version, element: path, key: "derived",
            message: "the derived attribute `\(path)` cannot be written as SQL yet",
            notes: ["its expression has to become a generated column, which needs the expression compiler"],
            helps: ["leave the `sqlite` target out, or store `\(path)` as a plain attribute"])
    }

    static func columnCollision(
        _ column: SQLIdentifier, _ path: ElementPath, _ taker: ElementPath, table: SQLIdentifier,
        gravity: Finding.Gravity, in version: SchemaVersion
    ) -> Finding {
        let isReserved = taker.member == nil
        let message =
            isReserved
            ? "`\(path)` needs the column `\(column.name)`, which is the table's own"
            : "`\(taker)` and `\(path)` both need the column `\(column.name)` of the table `\(table.name)`"
        return Finding(
            rule: "sql-name-collision", gravity: gravity, version: version, element: path, message: message,
            notes: ["SQL compares the names of columns without regard to case"] + numbered(gravity),
            helps: gravity == .error ? ["give an attribute another column: `column: \(column.name)_value`"] : [])
    }

    static func tableCollision(
        _ table: SQLIdentifier, _ path: ElementPath, _ taker: ElementPath, gravity: Finding.Gravity,
        in version: SchemaVersion
    ) -> Finding {
        Finding(
            rule: "sql-name-collision", gravity: gravity, version: version, element: path,
            message: "`\(taker)` and `\(path)` both need the table `\(table.name)`",
            notes: ["SQL compares the names of tables without regard to case"] + numbered(gravity),
            helps: gravity == .error ? ["give an entity another table: `table: \(table.name)_rows`"] : [])
    }

    /// What becomes of names in a layer that cannot be mended any more.
    private static func numbered(_ gravity: Finding.Gravity) -> [String] {
        gravity == .warning ? ["the layer is released, so the later one gets a number behind its name"] : []
    }

    static func reservedTable(_ table: SQLIdentifier, _ path: ElementPath, in version: SchemaVersion) -> Finding {
        Finding(
            rule: "sql-name-reserved", version: version, element: path,
            message: "`\(path)` needs the table `\(table.name)`, a name that SQLite keeps for itself",
            notes: ["names that begin with `sqlite_` are refused by CREATE TABLE"],
            helps: ["give the entity another table: `table: \(table.name.dropFirst(7))`"])
    }

    static func tooManyColumns(_ path: ElementPath, table: String, in version: SchemaVersion) -> Finding {
        Finding(
            rule: "sql-too-many-columns", version: version, element: path,
            message: "with `\(path)`, the table `\(table)` has more than \(SQLiteTableBuilder.columnLimit) columns",
            notes: ["SQLite admits \(SQLiteTableBuilder.columnLimit) columns; every field of a composite is one"],
            helps: ["store the value as one column: `type: codable(...)`"])
    }

    static func keyNotStored(
        _ member: String, of entity: String, isUnique: Bool, in version: SchemaVersion
    ) -> Finding {
        let key = isUnique ? "unique" : "indexes"
        return Finding(
            rule: "sql-key-not-stored", version: version, element: ElementPath(entity), key: key,
            message: "`\(entity)` lists `\(member)` under `\(key)`, which is no column of its table",
            notes: [
                "of two to-one relationships that lead to each other, one table holds both; transients are not stored"
            ],
            helps: ["take `\(member)` out of `\(key)`"])
    }

    static func tableOfSubclass(_ entity: Entity, root: String, in version: SchemaVersion) -> Finding {
        Finding(
            rule: "sql-table-of-subclass", gravity: .warning, version: version, element: ElementPath(entity.name),
            key: "table",
            message: "`\(entity.name)` has no table of its own: its rows are in the table of `\(root)`",
            notes: ["an entity and all that extend it share one table, as in Core Data"],
            helps: ["write `table` on `\(root)`"])
    }
}
