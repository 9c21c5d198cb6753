import SchemaDiffing
import Foundation
import TestSupport
import Testing

/// What the rules say about PostgreSQL, asked of a private server: whether a statement writes the table anew (its file is
/// another one), and which lock it takes. That a statement reads every row is known from the documentation only, and so is
/// the lock of what cannot run in a transaction.
@Suite struct PostgreSQLEngineTests {
    @Test(.enabled(if: PostgreSQLServer.isAvailable, "skipped: no PostgreSQL server is installed"))
    func postgreSQLDoesWhatTheRulesSay() throws {
        let rows = PostgreSQLEngineRow.all
        let script = rows.enumerated().map { $0.element.script($0.offset) }.joined()
        let result = try PostgreSQLServer.withServer { try $0.execute(script) }
        var outcomes: [Int: PostgreSQLEngineRow.Outcome] = [:]
        for line in result.output.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 4, let number = Int(parts[0]) else { continue }
            outcomes[number] = PostgreSQLEngineRow.Outcome(
                isRewritten: parts[1] == "t", lock: Self.strongest(parts[2]), parentLock: Self.strongest(parts[3]))
        }
        for (number, row) in rows.enumerated() {
            #expect(outcomes[number] == row.outcome, "\(row.statement)\n\(result.errors)")
            guard let name = row.rule, let outcome = row.outcome else { continue }
            let rule = try #require(PostgreSQLRules.all.first { $0.name == name })
            #expect(rule.lock == outcome.lock, "\(row.statement)")
            #expect((rule.work == .rewrite) == outcome.isRewritten, "\(row.statement)")
        }
    }

    @Test func everyRuleThatRunsSomethingIsTried() {
        let concurrent: Set = ["postgresql-index-built", "postgresql-unique-index-built"]
        let tried = Set(PostgreSQLEngineRow.all.compactMap(\.rule)).union(concurrent)
        #expect(PostgreSQLRules.all.filter { $0.work != .none && !tried.contains($0.name) }.map(\.name).isEmpty)
    }

    /// The strongest of locks as `pg_locks` calls them; those that only readers and links need are left out.
    private static func strongest(_ modes: Substring) -> TableLock? {
        let held = Set(modes.split(separator: ",").map(String.init))
        return TableLock.allCases.last { lock in
            held.contains(lock.rawValue.split(separator: " ").map(\.capitalized).joined() + "Lock")
        }
    }
}
