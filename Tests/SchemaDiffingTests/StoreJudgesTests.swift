import SchemaDiffing
import SchemaFixtures
import SchemaModel
import Testing

/// What holds for every judge.
@Suite struct StoreJudgesTests {
    private static let judges: [any StoreJudge] = [
        SwiftDataJudge(), CoreDataJudge(), CloudKitJudge(), CloudKitJudge(rules: CloudKitRules.overCoreData),
        CallersJudge(),
    ]

    private static let lists: [[any JudgingRule]] = [
        SwiftDataRules.all, CoreDataRules.all, CloudKitRules.all, CloudKitRules.overCoreData, CallersRules.all,
    ]

    private static func randomPair(_ seed: UInt64, edits: Int) -> (old: Schema, new: Schema) {
        var random = RandomSchemas(seed: seed)
        let old = random.schema()
        return (old, random.edited(old, edits: edits, version: SchemaVersion(2, 0, 0)))
    }

    @Test func noChangeIsWithoutARule() {
        for seed in 0..<UInt64(SoakRuns.cases(300)) {
            let pair = Self.randomPair(seed, edits: 6)
            let step = SchemaStep(SchemaDiffer.diff(from: pair.old, to: pair.new))
            for change in step.diff.changes {
                for judge in Self.judges {
                    let record = judge.record(of: change, in: step)
                    #expect(record.rule != ChangeRecord.unjudged, "seed \(seed), \(judge.store): \(change)")
                }
            }
        }
    }

    /// Source compiles or has to be edited; no store's words apply to it.
    @Test func callersHearTwoWordsOnly() {
        for seed in 0..<UInt64(SoakRuns.cases(100)) {
            let pair = Self.randomPair(seed, edits: 6)
            for item in CallersJudge().judge(from: pair.old, to: pair.new).changes {
                #expect([.none, .custom].contains(item.record.verdict))
                #expect((item.record.verdict == .custom) == (item.record.need == .edit))
                #expect(item.record.hash == .same && item.record.loss.isEmpty)
            }
        }
    }

    /// One name is one rule in all lists, and everything about it can be printed.
    @Test func rulesAreFitToPrint() {
        var summaries: [String: String] = [:]
        for list in Self.lists {
            #expect(Set(list.map(\.name)).count == list.count)
            for rule in list {
                #expect(summaries.updateValue(rule.summary, forKey: rule.name) ?? rule.summary == rule.summary)
                #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.name)")
                #expect(rule.summary.last != "." && !rule.summary.isEmpty, "\(rule.name)")
                #expect(!rule.source.isEmpty, "\(rule.name)")
            }
        }
    }

    /// The Core Data judge and the store's facts agree on whether the version hash moves.
    @Test func theHashMovesWhenTheFactsDo() {
        for seed in 0..<UInt64(SoakRuns.cases(300)) {
            let pair = Self.randomPair(seed, edits: Int(seed % 3) + 1)
            let judged = CoreDataJudge().judge(from: pair.old, to: pair.new)
            // The facts tell external storage from preservation, which the store does not; and fields that exchange
            // their names look alike to both, whatever each change would do alone.
            let special = ["external-preserve-swapped", "composite-field-renamed"]
            guard !judged.changes.contains(where: { special.contains($0.record.rule) }) else { continue }
            let facts = [pair.old, pair.new].map { $0.asHashed.storeFacts(withIdentities: true) }
            #expect(
                judged.movesHash == (facts[0] != facts[1]),
                "seed \(seed): \(judged.changes.map { ChangeDescription.sentence(of: $0.change) })")
        }
    }
}

extension Schema {
    /// The schema as Core Data has it, which knows one word for transient and ephemeral.
    fileprivate var asHashed: Schema {
        var result = self
        result.entities = entities.map { entity in
            var copy = entity
            copy.attributes = entity.attributes.map { attribute in
                var result = attribute
                result.isTransient = attribute.isTransient || attribute.isEphemeral
                return result
            }
            // The lock keeps class names; the version hash does not have them.
            copy.className = nil
            return copy
        }
        return result
    }
}
