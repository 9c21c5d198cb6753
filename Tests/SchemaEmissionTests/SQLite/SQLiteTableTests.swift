import Rehearsal
import SchemaEmission
import SchemaModel
import Testing

/// Tables: composites, inheritance, names, keys.
@Suite("SQLite tables")
struct SQLiteTableTests {
    static let address = CompositeType(
        name: "Address",
        fields: [
            CompositeType.Field(name: "street", type: .scalar(.string)),
            CompositeType.Field(
                name: "city", type: .scalar(.string), defaultValue: .constant(.string("Bern"))),
            CompositeType.Field(name: "zip", type: .scalar(.string), isOptional: true),
            CompositeType.Field(name: "spot", type: .composite("Spot"), isOptional: true),
        ])
    static let spot = CompositeType(
        name: "Spot",
        fields: [
            CompositeType.Field(name: "x", type: .scalar(.int)), CompositeType.Field(name: "y", type: .scalar(.int)),
        ])

    /// street, city, zip, spot_x, spot_y
    @Test(
        "A composite is there as a whole or not at all",
        arguments: [
            (["s", "c", "z", 1, 2], true, true), (["s", "c", nil, nil, nil], true, true),
            ([nil, nil, nil, nil, nil], true, false), (["s", nil, nil, nil, nil], false, false),
            ([nil, nil, "z", nil, nil], false, false), ([nil, nil, nil, 1, 2], false, false),
            (["s", "c", nil, 1, nil], false, false), (["s", "c", nil, nil, 2], false, false),
        ] as [([SQLiteValue], Bool, Bool)])
    func presence(values: [SQLiteValue], whenOptional: Bool, whenMandatory: Bool) throws {
        for (isOptional, isLegal) in [(true, whenOptional), (false, whenMandatory)] {
            let attribute = Attribute(name: "home", type: .composite("Address"), isOptional: isOptional)
            let connection = try SQLiteValueTests.database(
                [Entity(name: "E", attributes: [attribute])], composites: [Self.address, Self.spot])
            let insert =
                "INSERT INTO E (home_street, home_city, home_zip, home_spot_x, home_spot_y) VALUES (?, ?, ?, ?, ?)"
            if isLegal {
                _ = try connection.query(insert, values)
            } else {
                #expect(throws: SQLiteError.self) { try connection.query(insert, values) }
            }
        }
    }

    @Test("The default of a field counts only where the composite is always there")
    func fieldDefaults() throws {
        for (isOptional, stored) in [(true, SQLiteValue.null), (false, "Bern")] {
            let attribute = Attribute(name: "home", type: .composite("Address"), isOptional: isOptional)
            let connection = try SQLiteValueTests.database(
                [Entity(name: "E", attributes: [attribute])], composites: [Self.address, Self.spot])
            let insert = isOptional ? "DEFAULT VALUES" : "(home_street) VALUES ('s')"
            #expect(try connection.query("INSERT INTO E \(insert) RETURNING home_city").first?["home_city"] == stored)
        }
    }

    @Test(
        "A subclass shares the table; what it needs is asked of its own rows only",
        arguments: [
            ("'Book', 'x', 'de', NULL, NULL", true), ("'Film', 'x', NULL, NULL, NULL", true),
            ("'Film', 'x', NULL, 'fr', NULL", true), ("'Book', 'x', NULL, NULL, NULL", false),
            ("'Item', 'x', NULL, NULL, NULL", false), ("'Film', NULL, NULL, NULL, NULL", false),
            ("'Film', 'x', NULL, NULL, 1", false), ("'Book', 'x', 'de', NULL, 1", true),
        ])
    func inheritance(values: String, isLegal: Bool) throws {
        let connection = try SQLiteConnection(.memory, enforcesForeignKeys: true)
        let statements = try SQLiteEmitter.statements(for: SQLiteTestSchemas.everything)
        try connection.execute(statements.joined() + "INSERT INTO Shelf DEFAULT VALUES;")
        let insert = "INSERT INTO Item (_kind, title, Book_language, Film_language, shelf_id) VALUES (\(values))"
        if isLegal {
            try connection.execute(insert)
        } else {
            let error = #expect(throws: SQLiteError.self) { try connection.execute(insert) }
            #expect(error?.primaryCode == 19)
        }
    }

    @Test("Unique keys hold, across a hierarchy too, and admit many absent values")
    func uniqueKeys() throws {
        let connection = try SQLiteConnection(.memory, enforcesForeignKeys: true)
        try connection.execute(try SQLiteEmitter.statements(for: SQLiteTestSchemas.everything).joined())
        let insert = "INSERT INTO Item (_kind, Book_language, isbn) VALUES ('Book', 'de', ?)"
        for isbn in ["1", "2", nil, nil] as [SQLiteValue] { _ = try connection.query(insert, [isbn]) }
        let error = #expect(throws: SQLiteError.self) { try connection.query(insert, ["1"]) }
        #expect(error?.message == "UNIQUE constraint failed: Item.isbn")
    }

    @Test("Transient and ephemeral attributes have no column; names of tables and columns can be given")
    func storedNames() throws {
        var renamed = Attribute(name: "a", type: .scalar(.int))
        renamed.column = "odd \"column\""
        let entity = Entity(
            name: "E", table: "odd 'table'",
            attributes: [
                renamed, Attribute(name: "t", type: .scalar(.int), isTransient: true),
                Attribute(name: "e", type: .scalar(.int), isEphemeral: true),
            ], indexes: [["a"]])
        let connection = try SQLiteValueTests.database([entity])
        let rows = try connection.query("SELECT name FROM pragma_table_info('odd ''table''')")
        #expect(rows.map(\.values) == [["_id"], ["odd \"column\""]])
    }

    @Test("Keywords are names like others")
    func keywords() throws {
        let words = ["select", "order", "group", "table", "index", "values", "default", "check", "references", "null"]
        let entities = words.enumerated().map { index, word in
            let next = words[(index + 1) % words.count]
            return Entity(
                name: word, doc: "x\n); DROP TABLE \"select\"; --",
                attributes: [Attribute(name: "where", type: .scalar(.bool), defaultValue: .constant(.bool(false)))],
                relationships: [
                    Relationship(
                        name: "from", destination: next, isToMany: false, isOptional: true, inverse: nil,
                        deleteRule: .deny),
                    Relationship(
                        name: "join", destination: next, isToMany: true, isOrdered: true, inverse: nil,
                        deleteRule: .cascade),
                ], indexes: [["where", "from"]])
        }
        let connection = try SQLiteValueTests.database(entities)
        for word in words { try connection.execute("INSERT INTO \"\(word)\" DEFAULT VALUES") }
        let tables = try connection.query("SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'")
        #expect(tables.first?["n"] == 20)
    }

    @Test(
        "A deletion finds the rows that point to it by an index",
        arguments: [
            ("Loan", "book_id"), ("Loan", "borrower_id"), ("Item", "shelf_id"), ("Book_writers", "Book_id"),
            ("Book_writers", "writers_id"),
        ])
    func foreignKeyIndexes(table: String, column: String) throws {
        let connection = try SQLiteConnection(.memory)
        try connection.execute(try SQLiteEmitter.statements(for: SQLiteTestSchemas.everything).joined())
        let plan = try connection.query("EXPLAIN QUERY PLAN SELECT 1 FROM \(table) WHERE \(column) = ?", [1])
        guard case .text(let detail)? = plan.first?["detail"] else {
            Issue.record("no plan")
            return
        }
        #expect(detail.contains("SEARCH") && detail.contains("\(column)=?"), "\(detail)")
    }

    /// Rows of a sibling hold the default of a column that is not theirs, and must not meet in a key over it.
    @Test func aKeyOfASubclassHoldsAmongItsOwnRows() throws {
        let code = Attribute(name: "code", type: .scalar(.int), defaultValue: .constant(.integer(0)))
        let connection = try SQLiteValueTests.database([
            Entity(name: "P", isAbstract: true),
            Entity(name: "Q", parent: "P", attributes: [code], uniqueKeys: [["code"]]),
            Entity(name: "R", parent: "P"),
        ])
        for _ in 0..<2 { try connection.execute("INSERT INTO P (_kind) VALUES ('R')") }
        try connection.execute("INSERT INTO P (_kind, code) VALUES ('Q', 1)")
        #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO P (_kind, code) VALUES ('Q', 1)") }
    }
}
