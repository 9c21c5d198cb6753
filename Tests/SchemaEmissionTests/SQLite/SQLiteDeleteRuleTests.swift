import Rehearsal
import SchemaEmission
import SchemaModel
import Testing

/// Every delete rule at both ends of every cardinality, seen to act on SQLite.
@Suite("SQLite delete rules")
struct SQLiteDeleteRuleTests {
    @Test("Deleting any row leaves what Core Data would leave", arguments: DeleteRuleScenario.all)
    func deletion(scenario: DeleteRuleScenario) throws {
        #expect(SQLiteEmitter.findings(for: scenario.schema).isEmpty)
        let statements = try SQLiteEmitter.statements(for: scenario.schema).joined()
        let (firstRows, secondRows) = scenario.rows
        for (row, isSecond) in firstRows.map({ ($0, false) }) + secondRows.map({ ($0, true) }) {
            let store = try ScenarioStore(scenario, statements: statements)
            let oracle = DeleteRuleOracle(
                scenario: scenario,
                first: .init(
                    rule: scenario.rules.0, isMandatory: scenario.isMandatory && !scenario.shape.hasInverse,
                    isKept: try store.keepsFirst),
                second: scenario.second.map {
                    .init(
                        rule: $0.deleteRule, isMandatory: scenario.isMandatory,
                        isKept: (try? store.keepsSecond) ?? false)
                })
            let expected = oracle.outcome(deleting: row, ofSecond: isSecond)
            let table = isSecond ? scenario.secondTable : scenario.firstEntity
            var isRefused = false
            do {
                try store.connection.execute("DELETE FROM \"\(table)\" WHERE \"_id\" = \(row)")
            } catch {
                #expect(error.primaryCode == 19, "\(error)")
                isRefused = true
            }
            let remains = try store.remains()
            #expect(isRefused == (expected == nil), "deleting \(table) \(row)")
            #expect(remains == expected ?? store.atFirst, "deleting \(table) \(row)")
            #expect(try store.connection.query("PRAGMA foreign_key_check").isEmpty)
        }
    }

    @Test("Deny judges what is left at the end of a transaction", arguments: [false, true])
    func denyTogether(both: Bool) throws {
        let scenario = DeleteRuleScenario(shape: .oneToMany, rules: (.deny, .nullify))
        let store = try ScenarioStore(scenario, statements: SQLiteEmitter.statements(for: scenario.schema).joined())
        let children = both ? "DELETE FROM B WHERE second_id = 1;" : ""
        let script = "BEGIN; DELETE FROM A WHERE _id = 1; \(children) COMMIT"
        if both {
            try store.connection.execute(script)
            #expect(try store.remains().secondRows == [13, 14])
        } else {
            #expect(throws: SQLiteError.self) { try store.connection.execute(script) }
        }
    }

    @Test("Two rows that deny each other through a join table can go together", arguments: [[1, 2], [2, 1]])
    func denyEachOther(order: [Int]) throws {
        let scenario = DeleteRuleScenario(shape: .manyToMany, rules: (.deny, .deny))
        let store = try ScenarioStore(scenario, statements: SQLiteEmitter.statements(for: scenario.schema).joined())
        let deletions = [1: "DELETE FROM A;", 2: "DELETE FROM B;"]
        try store.connection.execute("BEGIN; \(order.compactMap { deletions[$0] }.joined()) COMMIT")
        #expect(try store.remains() == Remains(firstRows: [], secondRows: [], firstPairs: [], secondPairs: []))
    }

    @Test("A row that a dangling link may outlive never gives its number to another")
    func danglingNumbers() throws {
        let scenario = DeleteRuleScenario(shape: .oneToMany, rules: (.noAction, .nullify))
        let store = try ScenarioStore(scenario, statements: SQLiteEmitter.statements(for: scenario.schema).joined())
        try store.connection.execute("DELETE FROM A; INSERT INTO A DEFAULT VALUES")
        #expect(store.connection.lastInsertedRow == 4)
    }

    @Test("Taking a link away deletes nothing, whatever the rules", arguments: DeleteRule.allCases)
    func unlinking(rule: DeleteRule) throws {
        let scenario = DeleteRuleScenario(shape: .manyToMany, rules: (rule, rule))
        let store = try ScenarioStore(scenario, statements: SQLiteEmitter.statements(for: scenario.schema).joined())
        try store.connection.execute("DELETE FROM A_first")
        let remains = try store.remains()
        #expect(remains.firstRows == [1, 2, 3])
        #expect(remains.secondRows == [11, 12, 13])
        #expect(remains.firstPairs.isEmpty)
    }

    @Test(
        "A one-to-one is held by the end that depends on the other",
        arguments: [
            (DeleteRuleScenario(shape: .oneToOne, rules: (.cascade, .nullify)), false),
            (DeleteRuleScenario(shape: .oneToOne, rules: (.nullify, .cascade)), true),
            (DeleteRuleScenario(shape: .oneToOne, rules: (.deny, .nullify)), false),
            (DeleteRuleScenario(shape: .oneToOne, rules: (.nullify, .cascade), isMandatory: true), false),
            (DeleteRuleScenario(shape: .oneToOne, rules: (.nullify, .nullify)), true),
        ])
    func holder(scenario: DeleteRuleScenario, isFirst: Bool) throws {
        let store = try ScenarioStore(scenario, statements: SQLiteEmitter.statements(for: scenario.schema).joined())
        #expect(try store.keepsFirst == isFirst)
        #expect(try store.keepsSecond == !isFirst)
        let (table, column) = isFirst ? ("A", "first_id") : ("B", "second_id")
        let other: Int64 = isFirst ? 11 : 1
        #expect(throws: SQLiteError.self) {
            try store.connection.execute("INSERT INTO \(table) (\(column)) VALUES (\(other))")
        }
    }
}
