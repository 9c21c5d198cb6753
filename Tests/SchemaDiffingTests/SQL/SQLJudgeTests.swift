import Foundation
import SchemaDiffing
import SchemaFixtures
import SchemaModel
import TestSupport
import Testing

/// The judges of SQL databases: whole records, and that nothing is missing or superfluous.
@Suite struct SQLJudgeTests {
    private static let judges: [any StoreJudge] = [SQLiteJudge(), PostgreSQLJudge()]

    @Test func everyCaseGivesItsRecords() throws {
        var files: [String: String] = [:]
        for row in TableCase.all { files[row.name + ".txt"] = row.records(by: Self.judges) }
        #expect(files.count == TableCase.all.count, "two cases share a name")
        try Golden.expect(files, in: PackageFolder.root.appending(path: "Tests/Fixtures/JudgeSQL"))
    }

    /// Without any one rule, some record changes: no rule is there for nothing.
    @Test func noRuleOfSQLiteCanBeLeftOut() {
        expectEachCounts(SQLiteRules.all) { SQLiteJudge(rules: $0) }
    }

    @Test func noRuleOfPostgreSQLCanBeLeftOut() {
        expectEachCounts(PostgreSQLRules.all) { PostgreSQLJudge(rules: $0) }
    }

    private func expectEachCounts(_ rules: [any TableRule], _ judge: ([any TableRule]) -> any StoreJudge) {
        let diffs = TableCase.all.map { SchemaDiffer.diff(from: $0.pair.old, to: $0.pair.new) }
        let whole = diffs.map { judge(rules).judge($0) }
        for rule in rules {
            let rest = judge(rules.filter { $0.name != rule.name })
            #expect(zip(diffs, whole).contains { rest.judge($0) != $1 }, "\(rule.name)")
        }
    }

    @Test func rulesAreFitToPrintAndInOrderOfWork() {
        for rules in [SQLiteRules.all, PostgreSQLRules.all] {
            #expect(Set(rules.map(\.name)).count == rules.count)
            #expect(rules.map(\.work) == rules.map(\.work).sorted(by: >))
            for rule in rules {
                #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.name)")
                #expect(rule.summary.last != "." && rule.method.last != ".", "\(rule.name)")
                #expect(!rule.source.isEmpty, "\(rule.name)")
            }
        }
    }

    /// Nothing is unjudged, every record says what is to be done, and no record speaks of bridges: SQL can compute.
    @Test func noChangeIsWithoutARule() {
        for seed in 0..<UInt64(SoakRuns.cases(300)) {
            var random = RandomSchemas(seed: seed)
            let old = random.schema()
            let new = random.edited(old, edits: 6, version: SchemaVersion(2, 0, 0))
            for judge in Self.judges {
                for item in judge.judge(from: old, to: new).changes {
                    let record = item.record
                    #expect(record.rule != SwiftDataJudge.unjudged, "seed \(seed): \(item.change)")
                    #expect(record.work != nil, "seed \(seed): \(item.change)")
                    #expect(record.verdict <= .custom, "seed \(seed): \(item.change)")
                    #expect(record.lock == nil || judge.store == .postgreSQL, "seed \(seed): \(item.change)")
                }
            }
        }
    }
}
