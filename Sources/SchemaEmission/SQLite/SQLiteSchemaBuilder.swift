import SchemaModel

/// Turns a schema into tables, indexes and triggers, and says what cannot be turned.
struct SQLiteSchemaBuilder {
    private let schema: Schema
    private let hierarchy: SQLiteHierarchy
    private let links: [ElementPath: EntityLink]
    private(set) var findings: [Finding] = []
    private var tables: [SQLiteTable] = []
    private var indexes: [SQLiteIndex] = []
    private var triggers: SQLiteTriggerBuilder
    /// Tables and indexes share their names; triggers do not.
    private var names: SQLiteNameRegistry
    /// How grave it is that two things have one name.
    private let collisionGravity: Finding.Gravity
    private var columns: [ElementPath: [SQLIdentifier]] = [:]
    private var uniqueKeys: Set<SQLiteIndexKey> = []
    private var plainKeys: Set<SQLiteIndexKey> = []
    /// The first columns of all indexes.
    private var leadingColumns: Set<SQLiteIndexKey> = []

    init(_ schema: Schema, isFrozen: Bool = false) {
        self.schema = schema
        collisionGravity = isFrozen ? .warning : .error
        hierarchy = SQLiteHierarchy(schema)
        names = hierarchy.names
        links = EntityLink.links(of: schema)
        triggers = SQLiteTriggerBuilder(hierarchy: hierarchy)
        build()
    }

    var result: SQLiteSchema {
        SQLiteSchema(
            name: schema.name, version: schema.version, tables: tables, indexes: indexes, triggers: triggers.triggers)
    }

    private mutating func build() {
        for root in hierarchy.roots { refuseReserved(hierarchy.table(of: root.name), for: ElementPath(root.name)) }
        for (root, table, taker) in hierarchy.collisions { noteCollision(table, root, taker) }
        let danglingRoots = rootsLeftDangling()
        for root in hierarchy.roots {
            let key = danglingRoots.contains(root.name) ? SQLiteColumn.Key.rowNumberNeverReused : .rowNumber
            let builder = SQLiteTableBuilder(
                root: root, key: key, schema: schema, hierarchy: hierarchy, links: links,
                collisionGravity: collisionGravity)
            tables.append(builder.table)
            findings += builder.findings
            columns.merge(builder.columns) { first, _ in first }
        }
        for root in hierarchy.roots {
            let family = hierarchy.family(of: root.name)
            for entity in family { addKeys(of: entity) }
            for entity in family.dropFirst() where entity.table != nil {
                findings.append(SQLiteFindings.tableOfSubclass(entity, root: root.name, in: schema.version))
            }
            for entity in family { addLinks(of: entity) }
        }
    }

    private mutating func refuseReserved(_ table: SQLIdentifier, for path: ElementPath) {
        if table.folded.hasPrefix("sqlite_") {
            findings.append(SQLiteFindings.reservedTable(table, path, in: schema.version))
        }
    }

    private mutating func noteCollision(_ table: SQLIdentifier, _ path: ElementPath, _ taker: ElementPath) {
        findings.append(
            SQLiteFindings.tableCollision(table, path, taker, gravity: collisionGravity, in: schema.version))
    }

    /// Takes `wanted` for a table made for `path`, or the next free name after a finding.
    private mutating func claimTable(_ wanted: SQLIdentifier, for path: ElementPath) -> SQLIdentifier {
        refuseReserved(wanted, for: path)
        guard let taker = names.claim(wanted, for: path) else { return wanted }
        noteCollision(wanted, path, taker)
        return names.free(wanted.name, for: path)
    }

    private func rootsLeftDangling() -> Set<String> {
        var roots: Set<String> = []
        for link in links.values {
            if link.leavesDangling.owner { roots.insert(hierarchy.root(of: link.owner.entity)) }
            if link.leavesDangling.destination {
                roots.insert(hierarchy.root(of: link.owner.relationship.destination))
            }
        }
        return roots
    }
}

/// What an index is over.
private struct SQLiteIndexKey: Hashable {
    let table: SQLIdentifier
    let columns: [SQLIdentifier]
}

/// Indexes.
extension SQLiteSchemaBuilder {
    private mutating func addKeys(of entity: Entity) {
        for (keys, isUnique) in [(entity.uniqueKeys, true), (entity.indexes, false)] {
            for key in keys {
                guard let columns = columns(of: key, in: entity, isUnique: isUnique) else { continue }
                addIndex(
                    on: hierarchy.table(of: entity.name), columns, isUnique: isUnique, for: ElementPath(entity.name),
                    where: isUnique ? ownRows(of: entity) : nil)
            }
        }
    }

    /// What picks the rows of `entity` from those of its family. A key holds among them only: rows of other kinds keep the
    /// default of a column they have nothing in, and must not collide over it. Nil where the table has no other rows.
    private func ownRows(of entity: Entity) -> SQLFragment? {
        guard entity.parent != nil, hierarchy.hasKinds(hierarchy.root(of: entity.name)) else { return nil }
        let kinds = hierarchy.kinds(of: entity.name).map { SQLLiteral.text($0) }
        return "\(SQLiteNames.kind) IN (\(kinds))"
    }

    /// The columns of a key, or nil where one of its members has none here. Members may be inherited.
    private mutating func columns(of key: [String], in entity: Entity, isUnique: Bool) -> [SQLIdentifier]? {
        var result: [SQLIdentifier] = []
        for member in key {
            let owner = schema.lineage(of: entity.name).first {
                $0.attributes.contains(member) || $0.relationships.contains(member)
            }
            guard let owner, let held = columns[ElementPath(owner.name, member)] else {
                findings.append(
                    SQLiteFindings.keyNotStored(member, of: entity.name, isUnique: isUnique, in: schema.version))
                return nil
            }
            // Of an ordered relationship the second column is the position, which is no part of a key.
            result += owner.relationships.contains(member) ? Array(held.prefix(1)) : held
        }
        return result.isEmpty ? nil : result
    }

    private mutating func addIndex(
        on table: SQLIdentifier, _ columns: [SQLIdentifier], isUnique: Bool, for path: ElementPath,
        where condition: SQLFragment? = nil
    ) {
        let key = SQLiteIndexKey(table: table, columns: columns)
        guard !uniqueKeys.contains(key), isUnique || !plainKeys.contains(key) else { return }
        // An index of some rows does not serve look-ups over all.
        if condition == nil {
            if isUnique { uniqueKeys.insert(key) } else { plainKeys.insert(key) }
        }
        if condition == nil { leadingColumns.insert(SQLiteIndexKey(table: table, columns: Array(columns.prefix(1)))) }
        let prefix = isUnique ? "unique" : "index"
        let name = names.free("\(prefix)_\(table.name)_on_\(columns.map(\.name).joined(separator: "_"))", for: path)
        indexes.append(
            SQLiteIndex(name: name, table: table, columns: columns, isUnique: isUnique, condition: condition))
    }

    /// Finds rows by the row they point to: what a foreign key does at every deletion.
    private mutating func addLinkIndex(on table: SQLIdentifier, _ columns: [SQLIdentifier], for path: ElementPath) {
        let isCovered = columns.count == 1 && leadingColumns.contains(SQLiteIndexKey(table: table, columns: columns))
        if !isCovered { addIndex(on: table, columns, isUnique: false, for: path) }
    }
}

/// Links.
extension SQLiteSchemaBuilder {
    private mutating func addLinks(of entity: Entity) {
        for relationship in entity.relationships {
            let path = ElementPath(entity.name, relationship.name)
            guard let link = links[path], link.owner.path == path else { continue }
            switch link.storage {
            case .foreignKey(let isUnique):
                guard let held = columns[path], let column = held.first else { continue }
                let table = hierarchy.table(of: entity.name)
                if isUnique {
                    addIndex(on: table, [column], isUnique: true, for: path)
                } else {
                    addLinkIndex(on: table, held, for: path)
                }
                triggers.addForeignKey(link, column: column)
            case .joinTable: addJoinTable(link, of: entity)
            }
        }
    }

    private mutating func addJoinTable(_ link: EntityLink, of entity: Entity) {
        let path = link.owner.path
        let destination = link.owner.relationship.destination
        let stems = SQLiteNames.joinStems(link.owner)
        let owner = SQLiteNames.foreignKey(stems.owner)
        let member = SQLiteNames.foreignKey(stems.member)
        let wanted = SQLIdentifier("\(entity.table ?? entity.name)_\(link.owner.relationship.name)")
        var table = SQLiteTable(name: claimTable(wanted, for: path))
        table.comments = [SQLComment("\(path): what each row of \(entity.name) holds")]
        if let other = link.other, !link.isSymmetric {
            table.comments = [SQLComment("\(path) and \(other.path)")]
        }
        if link.isSymmetric { table.comments.append(SQLComment("its own inverse: a pair is two rows")) }
        table.columns = [
            joinColumn(owner, to: entity.name, link.joinActionAtOwner),
            joinColumn(member, to: destination, link.joinActionAtMember),
        ]
        table.primaryKey = [owner, member]
        if link.owner.relationship.isOrdered {
            let position = SQLiteNames.position(stems.member)
            table.columns.append(SQLiteColumn(name: position, type: .real))
            addIndex(on: table.name, [owner, position], isUnique: false, for: path)
        }
        if let other = link.other, other.relationship.isOrdered, !link.isSymmetric {
            let position = SQLiteNames.position(stems.owner)
            table.columns.append(SQLiteColumn(name: position, type: .real))
            addIndex(on: table.name, [member, position], isUnique: false, for: path)
        } else {
            addIndex(on: table.name, [member], isUnique: false, for: path)
        }
        tables.append(table)
        triggers.addJoin(link, join: table.name, owner: owner, member: member)
    }

    private func joinColumn(
        _ name: SQLIdentifier, to entity: String, _ action: EntityLink.DeleteAction?
    ) -> SQLiteColumn {
        var column = SQLiteColumn(name: name, type: .integer, isNotNull: true)
        column.reference = action.map {
            SQLiteReference(table: hierarchy.table(of: entity), onDelete: SQLiteReference.Action($0))
        }
        if action == nil {
            column.comments = [
                SQLComment("no foreign key: the rule noAction leaves the link when its row is deleted")
            ]
        }
        return column
    }
}
