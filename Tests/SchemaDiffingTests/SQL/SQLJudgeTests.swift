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

    @Test(arguments: SQLiteRules.all.map(\.name)) func noRuleOfSQLiteCanBeLeftOut(_ name: String) {
        let rest = SQLiteJudge(rules: SQLiteRules.all.filter { $0.name != name })
        #expect(TableCase.all.contains { $0.records(by: [rest]) != $0.records(by: [SQLiteJudge()]) })
    }

    @Test(arguments: PostgreSQLRules.all.map(\.name)) func noRuleOfPostgreSQLCanBeLeftOut(_ name: String) {
        let rest = PostgreSQLJudge(rules: PostgreSQLRules.all.filter { $0.name != name })
        #expect(TableCase.all.contains { $0.records(by: [rest]) != $0.records(by: [PostgreSQLJudge()]) })
    }

    @Test(arguments: [SQLiteRules.all, PostgreSQLRules.all].map(RuleList.init))
    func rulesAreFitToPrintAndInOrderOfWork(_ list: RuleList) {
        let names = list.rules.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(list.rules.map(\.work) == list.rules.map(\.work).sorted(by: >))
        for rule in list.rules {
            #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.name)")
            #expect(rule.summary.last != "." && rule.method.last != ".", "\(rule.name)")
            #expect(!rule.source.isEmpty, "\(rule.name)")
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

/// The rules of one judge.
struct RuleList: Sendable {
    let rules: [any TableRule]
}
