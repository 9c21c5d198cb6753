import Foundation
import SchemaDiffing
import SchemaModel
import TestSupport
import Testing

/// What every judge says of every kind of change, held against recorded text. `RECORD=1` renews it and fails.
@Suite struct JudgeTests {
    /// A judge, its rules, and the same judge with other rules.
    struct Bench: Sendable {
        let title: String
        let rules: [any JudgingRule]
        let judge: @Sendable ([any JudgingRule]) -> any StoreJudge
    }

    private static let benches = [
        Bench(title: "swiftData", rules: SwiftDataRules.all, judge: { SwiftDataJudge(rules: $0) }),
        Bench(title: "coreData", rules: CoreDataRules.all, judge: { CoreDataJudge(rules: $0) }),
        Bench(title: "cloudKit", rules: CloudKitRules.all, judge: { CloudKitJudge(rules: $0) }),
        Bench(
            title: "cloudKit over Core Data", rules: CloudKitRules.overCoreData, judge: { CloudKitJudge(rules: $0) }),
        Bench(title: "callers", rules: CallersRules.all, judge: { CallersJudge(rules: $0) }),
    ]

    private static func texts(_ benches: [Bench]) -> [String: String] {
        let judges = benches.map { (title: $0.title, judge: $0.judge($0.rules)) }
        return Dictionary(uniqueKeysWithValues: JudgePair.all.map { ($0.name, $0.text(by: judges)) })
    }

    @Test func everyPairIsReadWhole() {
        #expect(JudgePair.all.map(\.name) == JudgePair.names)
        for pair in JudgePair.all { #expect(pair.problems == [], "\(pair.name)") }
    }

    @Test func everyPairIsJudgedAsRecorded() throws {
        var recorded = 0
        for (name, text) in Self.texts(Self.benches) {
            let file = JudgePair.folder.appending(path: "\(name)/expected.txt")
            if Golden.isRecording {
                try Data(text.utf8).write(to: file)
                recorded += 1
            } else {
                let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                #expect(text == expected, "\(name): renew with RECORD=1")
            }
        }
        if Golden.isRecording { Issue.record("recorded \(recorded) expected texts") }
    }

    @Test func everyRuleOfEveryJudgeAppears() throws {
        for bench in Self.benches {
            let said = Set(
                JudgePair.all.flatMap { pair in
                    bench.judge(bench.rules).judge(from: pair.old, to: pair.new).changes.map(\.record.rule)
                })
            #expect(bench.rules.map(\.name).filter { !said.contains($0) } == [], "\(bench.title)")
            #expect(!said.contains(ChangeRecord.unjudged), "\(bench.title)")
        }
    }

    /// Switching off any one rule changes at least one text.
    @Test func noRuleIsThereForNothing() {
        for bench in Self.benches {
            let whole = Self.texts([bench])
            for rule in bench.rules {
                let rest = bench.rules.filter { $0.name != rule.name }
                let less = Bench(title: bench.title, rules: rest, judge: bench.judge)
                #expect(Self.texts([less]) != whole, "\(bench.title) without \(rule.name)")
            }
        }
    }
}
