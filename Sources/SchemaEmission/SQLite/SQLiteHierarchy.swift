import SchemaModel

/// Which entities share a table: a root entity and all that extend it.
struct SQLiteHierarchy {
    /// The root entities in order of declaration.
    let roots: [Entity]
    private var families: [String: [Entity]] = [:]
    private var rootNames: [String: String] = [:]
    /// The entities below and including each, as a range of its family.
    private var ranges: [String: Range<Int>] = [:]
    private var tables: [String: SQLIdentifier] = [:]
    /// The names of tables, with those of all roots taken.
    private(set) var names = SQLiteNameRegistry()
    /// Roots whose table has a name that another one has already.
    private(set) var collisions: [(root: ElementPath, table: SQLIdentifier, taker: ElementPath)] = []

    init(_ schema: Schema) {
        var children: [String: [Entity]] = [:]
        for entity in schema.entities {
            if let parent = entity.parent { children[parent, default: []].append(entity) }
        }
        roots = schema.entities.elements.filter { $0.parent == nil }
        for root in roots {
            var family: [Entity] = []
            /// Entities to visit; those whose descendants are all visited stand there as nil with their name.
            var open: [(name: String, entity: Entity?)] = [(root.name, root)]
            var starts: [String: Int] = [:]
            while let (name, next) = open.popLast() {
                guard let entity = next else {
                    ranges[name] = (starts[name] ?? 0)..<family.count
                    continue
                }
                starts[name] = family.count
                rootNames[name] = root.name
                family.append(entity)
                open.append((name, nil))
                for child in (children[name] ?? []).reversed() where rootNames[child.name] == nil {
                    open.append((child.name, child))
                }
            }
            families[root.name] = family
        }
        nameTables(of: schema)
    }

    private mutating func nameTables(of schema: Schema) {
        _ = names.claim(SQLiteNames.version, for: ElementPath(schema.name))
        for root in roots {
            let path = ElementPath(root.name)
            let table = SQLIdentifier(root.table ?? root.name)
            let taker = names.claim(table, for: path)
            if let taker { collisions.append((path, table, taker)) }
            tables[root.name] = taker == nil ? table : names.free(table.name, for: path)
        }
    }

    /// The root of the entity called `entity`; itself where it extends nothing.
    func root(of entity: String) -> String { rootNames[entity] ?? entity }

    /// The root called `root` and all that extend it, parents before children.
    func family(of root: String) -> [Entity] { families[root] ?? [] }

    /// Whether rows of the root's table say which entity they are of.
    func hasKinds(_ root: String) -> Bool {
        let family = family(of: root)
        return family.count > 1 || family.first?.isAbstract == true
    }

    /// The entities whose rows have what `entity` declares: itself and its descendants, without abstract ones.
    func kinds(of entity: String) -> [String] {
        guard let range = ranges[entity] else { return [] }
        return family(of: root(of: entity))[range].filter { !$0.isAbstract }.map(\.name)
    }

    /// The table that holds rows of `entity`.
    func table(of entity: String) -> SQLIdentifier {
        let root = root(of: entity)
        return tables[root] ?? SQLIdentifier(root)
    }
}
