import Rehearsal
import SchemaModel

/// A database with the tables and objects of a scenario. Reads the links through the documented layout: a column
/// `<relationship>_id`, or a table `<Entity>_<relationship>`.
struct ScenarioStore: ~Copyable {
    let connection: SQLiteConnection
    private let scenario: DeleteRuleScenario

    init(_ scenario: DeleteRuleScenario, statements: String) throws {
        self.scenario = scenario
        let connection = try SQLiteConnection(.memory, enforcesForeignKeys: true)
        try connection.execute("PRAGMA recursive_triggers = ON; BEGIN; \(statements)")
        try Self.insert(scenario, into: connection)
        try connection.execute("COMMIT")
        self.connection = connection
    }

    var atFirst: Remains {
        let (first, second) = scenario.rows
        let back = scenario.second == nil ? [] : scenario.pairs.map(\.reversed)
        return Remains(
            firstRows: Set(first), secondRows: Set(second), firstPairs: Set(scenario.pairs), secondPairs: Set(back))
    }

    /// Whether a row that stays holds its link in the first end even when the row it leads to is gone.
    var keepsFirst: Bool {
        get throws {
            if try Self.hasJoin(connection, scenario) { return true }
            return try Self.has("first_id", in: scenario.firstEntity, of: connection)
        }
    }

    var keepsSecond: Bool {
        get throws {
            if try Self.hasJoin(connection, scenario) { return true }
            return try Self.has("second_id", in: scenario.secondTable, of: connection)
        }
    }

    func remains() throws -> Remains {
        let first = try numbers("SELECT _id FROM \(scenario.firstEntity)")
        let second = scenario.shape.isWithinOne ? [] : try numbers("SELECT _id FROM \(scenario.secondTable)")
        let secondIsIn = scenario.shape.isWithinOne ? first : second
        let stored = try storedPairs()
        let back: Set<Pair> =
            scenario.second == nil ? [] : Set(stored.map(\.reversed)).filter { secondIsIn.contains($0.from) }
        return Remains(
            firstRows: first, secondRows: second, firstPairs: stored.filter { first.contains($0.from) },
            secondPairs: back)
    }

    /// All links as stored, from the first end's side.
    private func storedPairs() throws -> Set<Pair> {
        if try Self.hasJoin(connection, scenario) {
            return try pairs("SELECT \(scenario.firstEntity)_id, first_id FROM \(scenario.firstEntity)_first")
        }
        if try Self.has("first_id", in: scenario.firstEntity, of: connection) {
            return try pairs("SELECT _id, first_id FROM \(scenario.firstEntity) WHERE first_id IS NOT NULL")
        }
        return try pairs("SELECT second_id, _id FROM \(scenario.secondTable) WHERE second_id IS NOT NULL")
    }

    private func numbers(_ sql: String) throws -> Set<Int64> {
        Set(try connection.query(sql).compactMap { Self.number($0.values.first) })
    }

    private func pairs(_ sql: String) throws -> Set<Pair> {
        var pairs: Set<Pair> = []
        for row in try connection.query(sql) {
            guard let from = Self.number(row.values.first), let to = Self.number(row.values.last) else { continue }
            pairs.insert(Pair(from, to))
        }
        return pairs
    }

    private static func number(_ value: SQLiteValue?) -> Int64? {
        if case .integer(let number)? = value { number } else { nil }
    }

    private static func insert(_ scenario: DeleteRuleScenario, into connection: borrowing SQLiteConnection) throws {
        let isJoined = try hasJoin(connection, scenario)
        let isFirst = try !isJoined && has("first_id", in: scenario.firstEntity, of: connection)
        func insert(_ table: String, _ kind: String?, _ rows: [Int64], _ column: String, _ links: [Pair]) throws {
            for row in rows {
                var values: [(String, SQLiteValue)] = [("_id", .integer(row))]
                if let kind { values.append(("_kind", .text(kind))) }
                if let link = links.first(where: { $0.from == row }) { values.append((column, .integer(link.to))) }
                let marks = values.map { _ in "?" }.joined(separator: ",")
                let sql = "INSERT INTO \(table) (\(values.map(\.0).joined(separator: ","))) VALUES (\(marks))"
                _ = try connection.query(sql, values.map(\.1))
            }
        }
        let (first, second) = scenario.rows
        let forward = isFirst ? scenario.pairs : []
        let back = isFirst || isJoined ? [] : scenario.pairs.map(\.reversed)
        let isTree = scenario.shape.isWithinOne && !isFirst
        try insert(
            scenario.firstEntity, scenario.isInherited ? "A" : nil, first, isTree ? "second_id" : "first_id",
            isTree ? back : forward)
        try insert(scenario.secondTable, scenario.isInherited ? "B" : nil, second, "second_id", back)
        guard isJoined else { return }
        for pair in scenario.pairs {
            try connection.execute(
                """
                INSERT INTO \(scenario.firstEntity)_first (\(scenario.firstEntity)_id, first_id)
                VALUES (\(pair.from), \(pair.to))
                """)
        }
    }

    private static func hasJoin(
        _ connection: borrowing SQLiteConnection, _ scenario: DeleteRuleScenario
    ) throws -> Bool {
        try has("first_id", in: "\(scenario.firstEntity)_first", of: connection)
    }

    private static func has(
        _ column: String, in table: String, of connection: borrowing SQLiteConnection
    ) throws -> Bool {
        try !connection.query("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", [.text(table), .text(column)])
            .isEmpty
    }
}
