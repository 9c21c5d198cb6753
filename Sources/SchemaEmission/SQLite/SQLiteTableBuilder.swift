import SchemaModel

/// Builds the table of a root entity and all that extend it.
///
/// A column of a subclass is empty in rows of other kinds, or holds its default there: that it must hold a value is a
/// check that asks for the kind.
struct SQLiteTableBuilder {
    /// The columns SQLite admits in a table unless it is built with another limit (sqlite.org/limits.html).
    static let columnLimit = 2000

    let schema: Schema
    let hierarchy: SQLiteHierarchy
    let links: [ElementPath: EntityLink]
    private let root: String
    private let collisionGravity: Finding.Gravity
    private(set) var table: SQLiteTable
    /// The columns of each attribute and of each relationship that is held here.
    private(set) var columns: [ElementPath: [SQLIdentifier]] = [:]
    private(set) var findings: [Finding] = []
    private var names = SQLiteNameRegistry()
    /// Whether a finding says already that there are too many columns.
    private var isFull = false
    /// Names that several subclasses declare: their columns are told apart by the entity's name.
    private let shared: Set<String>

    init(
        root: Entity, key: SQLiteColumn.Key, schema: Schema, hierarchy: SQLiteHierarchy,
        links: [ElementPath: EntityLink], collisionGravity: Finding.Gravity
    ) {
        self.schema = schema
        self.hierarchy = hierarchy
        self.links = links
        self.collisionGravity = collisionGravity
        self.root = root.name
        table = SQLiteTable(name: hierarchy.table(of: root.name))
        table.comments = root.doc.map(SQLComment.lines) ?? []
        let family = hierarchy.family(of: root.name)
        shared = Self.sharedNames(of: family.dropFirst())
        add(SQLiteColumn(name: SQLiteNames.key, type: .integer, key: key), for: ElementPath(root.name))
        if hierarchy.hasKinds(root.name) { addKind(family) }
        for entity in family {
            for attribute in entity.attributes { add(attribute, of: entity) }
            for relationship in entity.relationships { add(relationship, of: entity) }
        }
    }

    private static func sharedNames(of entities: ArraySlice<Entity>) -> Set<String> {
        var seen: Set<String> = []
        var shared: Set<String> = []
        for entity in entities {
            let own = Set((entity.attributes.names + entity.relationships.names).map { SQLIdentifier($0).folded })
            shared.formUnion(seen.intersection(own))
            seen.formUnion(own)
        }
        return shared
    }

    private mutating func addKind(_ family: [Entity]) {
        let kinds = family.filter { !$0.isAbstract }.map { SQLLiteral.text($0.name) }
        add(
            SQLiteColumn(
                name: SQLiteNames.kind, type: .text, isNotNull: true, checks: ["\(SQLiteNames.kind) IN (\(kinds))"]),
            for: ElementPath(root))
        for entity in family.dropFirst() {
            for line in entity.doc.map(SQLComment.lines) ?? [] {
                table.comments.append(SQLComment("\(entity.name): \(line)"))
            }
        }
    }

    private mutating func add(_ attribute: Attribute, of entity: Entity) {
        guard !attribute.isTransient, !attribute.isEphemeral else { return }
        let path = ElementPath(entity.name, attribute.name)
        guard attribute.derivation == nil else {
            findings.append(SQLiteFindings.derived(path, in: schema.version))
            return
        }
        let room = Self.columnLimit - table.columns.count
        let stem = freeStem(attribute.column ?? stem(of: attribute.name, in: entity), for: path) { [schema] stem in
            SQLiteAttributeColumns(attribute, stem: stem, in: schema, limit: room).columns.map(\.name)
        }
        let made = SQLiteAttributeColumns(attribute, stem: stem, in: schema, limit: room)
        guard !made.isIncomplete, made.columns.count <= room else {
            if !isFull {
                findings.append(SQLiteFindings.tooManyColumns(path, table: table.name.name, in: schema.version))
            }
            isFull = true
            return
        }
        for var column in made.columns {
            if entity.name == root, made.required.contains(column.name) { column.isNotNull = true }
            add(column, for: path)
        }
        if entity.name != root { require(made.required, of: entity) }
        table.checks += made.checks
    }

    private mutating func add(_ relationship: Relationship, of entity: Entity) {
        let path = ElementPath(entity.name, relationship.name)
        guard let link = links[path] else { return }
        noteCounts(of: relationship, path, link)
        guard case .foreignKey = link.storage, link.owner.path == path else { return }
        let isOrdered = link.other?.relationship.isOrdered == true
        let stem = freeStem(stem(of: relationship.name, in: entity), for: path) { stem in
            [SQLiteNames.foreignKey(stem)] + (isOrdered ? [SQLiteNames.position(stem)] : [])
        }
        let name = SQLiteNames.foreignKey(stem)
        var column = SQLiteColumn(name: name, type: .integer)
        column.isNotNull = entity.name == root && !relationship.isOptional
        column.reference = link.actionAtDestination.map {
            SQLiteReference(table: hierarchy.table(of: relationship.destination), onDelete: SQLiteReference.Action($0))
        }
        column.comments = comments(on: relationship, link)
        add(column, for: path)
        if entity.name != root {
            let kinds = hierarchy.kinds(of: entity.name).map { SQLLiteral.text($0) }
            table.checks.append("\(SQLiteNames.kind) IN (\(kinds)) OR \(name) IS NULL")
            if !relationship.isOptional { require([name], of: entity) }
        }
        if isOrdered {
            add(SQLiteColumn(name: SQLiteNames.position(stem), type: .real), for: path)
        }
    }

    private func stem(of name: String, in entity: Entity) -> String {
        let isShared = entity.name != root && shared.contains(SQLIdentifier(name).folded)
        return isShared ? "\(entity.name)_\(name)" : name
    }

    /// Rows of `entity` and of what extends it hold a value in `columns`.
    private mutating func require(_ columns: [SQLIdentifier], of entity: Entity) {
        let kinds = hierarchy.kinds(of: entity.name).map { SQLLiteral.text($0) }
        for column in columns {
            table.checks.append("\(SQLiteNames.kind) NOT IN (\(kinds)) OR \(column) IS NOT NULL")
        }
    }

    /// `stem`, or after a finding the first of `stem_2`, `stem_3`, ... that makes no name of another element.
    private mutating func freeStem(
        _ stem: String, for path: ElementPath, _ columns: (String) -> [SQLIdentifier]
    ) -> String {
        guard let (column, taker) = collision(of: columns(stem)) else { return stem }
        findings.append(
            SQLiteFindings.columnCollision(
                column, path, taker, table: table.name, gravity: collisionGravity, in: schema.version))
        var number = 2
        while collision(of: columns("\(stem)_\(number)")) != nil { number += 1 }
        return "\(stem)_\(number)"
    }

    private func collision(of columns: [SQLIdentifier]) -> (column: SQLIdentifier, taker: ElementPath)? {
        for column in columns {
            if let taker = names.taker(of: column) { return (column, taker) }
        }
        return nil
    }

    private mutating func add(_ column: SQLiteColumn, for path: ElementPath) {
        if let taker = names.claim(column.name, for: path) {
            // Only two columns of one element get here: no other name for the element tells them apart.
            findings.append(
                SQLiteFindings.columnCollision(
                    column.name, path, taker, table: table.name, gravity: .error, in: schema.version))
            return
        }
        table.columns.append(column)
        columns[path, default: []].append(column.name)
    }
}

/// Comments: what the schema says and SQLite does not hold.
extension SQLiteTableBuilder {
    private func comments(on relationship: Relationship, _ link: EntityLink) -> [SQLComment] {
        var comments = relationship.doc.map(SQLComment.lines) ?? []
        let destination = relationship.destination
        if hierarchy.root(of: destination) != destination {
            comments.append(SQLComment("a row of the kind \(destination): only that the row is there is checked"))
        }
        if link.actionAtDestination == nil {
            comments.append(SQLComment("no foreign key: the rule noAction leaves the link when its row is deleted"))
        }
        if link.isSymmetric {
            comments.append(SQLComment("its own inverse: a pair is held in both rows"))
        }
        return comments
    }

    private mutating func noteCounts(of relationship: Relationship, _ path: ElementPath, _ link: EntityLink) {
        var bounds: [String] = []
        if let least = relationship.minimumCount, least > 0 { bounds.append("at least \(least)") }
        if let most = relationship.maximumCount { bounds.append("at most \(most)") }
        if !relationship.isToMany {
            bounds = link.owner.path != path && !relationship.isOptional ? ["exactly one"] : []
        }
        guard !bounds.isEmpty else { return }
        table.comments.append(SQLComment("not checked: \(path) holds \(bounds.joined(separator: ", "))"))
    }
}
