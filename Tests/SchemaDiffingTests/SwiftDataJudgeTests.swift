import SchemaDiffing
import SchemaFixtures
import SchemaModel
import Testing

/// The SwiftData judge, row by row of what is known.
@Suite struct SwiftDataJudgeTests {
    private static let cases =
        typeRuleCases + entityRuleCases + attributeRuleCases + retypingRuleCases + relationshipRuleCases

    @Test(arguments: cases) func everyRowGivesItsRecord(_ row: RuleCase) throws {
        let record = try #require(row.record())
        #expect(record.rule == row.rule)
        #expect(record.verdict == row.verdict)
        #expect(record.hash == row.hash)
        #expect(record.inference == row.inference)
        #expect(record.need == row.need)
        #expect(record.loss == row.loss)
        #expect(record.certainty == row.certainty)
        #expect(!record.source.isEmpty && !record.reason.isEmpty)
    }

    @Test func everyRuleHasARow() {
        let covered = Set(Self.cases.map(\.rule))
        let missing = SwiftDataRules.all.map(\.name).filter { !covered.contains($0) }
        #expect(missing.isEmpty)
    }

    /// Without its rule, no row is judged as before: no rule is there for nothing.
    @Test(arguments: SwiftDataRules.all.map(\.name)) func noRuleCanBeLeftOut(_ name: String) {
        let judge = SwiftDataJudge(rules: SwiftDataRules.all.filter { $0.name != name })
        for row in Self.cases where row.rule == name { #expect(row.record(by: judge) != row.record()) }
    }

    @Test func ruleNamesAndSummariesAreFitToPrint() {
        let names = SwiftDataRules.all.map(\.name)
        #expect(Set(names).count == names.count)
        for rule in SwiftDataRules.all {
            #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.name)")
            #expect(rule.summary.last != ".", "\(rule.name)")
            #expect(!rule.source.isEmpty, "\(rule.name)")
        }
    }

    @Test func noChangeIsWithoutARule() {
        for seed in 0..<UInt64(SoakRuns.cases(300)) {
            var random = RandomSchemas(seed: seed)
            let old = random.schema()
            let new = random.edited(old, edits: 6, version: SchemaVersion(2, 0, 0))
            for item in SwiftDataJudge().judge(from: old, to: new).changes {
                #expect(item.record.rule != SwiftDataJudge.unjudged, "seed \(seed): \(item.change)")
            }
        }
    }

    /// The judge and the store's facts agree on whether the version hash moves.
    @Test func theHashMovesWhenTheFactsDo() {
        for seed in 0..<UInt64(SoakRuns.cases(300)) {
            var random = RandomSchemas(seed: seed)
            let old = random.schema()
            let new = random.edited(old, edits: Int(seed % 3) + 1, version: SchemaVersion(2, 0, 0))
            let judged = SwiftDataJudge().judge(from: old, to: new)
            // The facts tell external storage from preservation, which the store does not; and fields that exchange
            // their names look alike to both, whatever each change would do alone.
            let special = ["external-preserve-swapped", "composite-field-renamed"]
            guard !judged.changes.contains(where: { special.contains($0.record.rule) }) else { continue }
            // An ephemeral attribute is described to the store and holds nothing: its type is seen and no row has it.
            guard !old.hasEphemeralDeclaredTypes else { continue }
            let moves =
                old.storedAsSwiftDataDoes.storeFacts(withIdentities: true)
                != new.storedAsSwiftDataDoes.storeFacts(withIdentities: true)
            #expect(
                judged.movesHash == moves,
                "seed \(seed): \(judged.changes.map { ChangeDescription.sentence(of: $0.change) })")
        }
    }

    @Test func aChainIsJudgedStepByStepAndAtOnce() {
        let first = Schema.sample
        var second = first
        second.edit("Task", attribute: "notes") { $0.name = "text" }
        var third = second
        third.edit("Task") { $0.attributes.drop("text") }
        let chain = SwiftDataJudge().judge(through: [first, second, third])
        #expect(chain.steps.map { $0.changes.map(\.record.rule) } == [["attribute-renamed"], ["attribute-removed"]])
        #expect(chain.direct?.changes.map(\.record.rule) == ["attribute-removed"])
        #expect(SwiftDataJudge().judge(through: [first, second]).direct == nil)
        #expect(SwiftDataJudge().judge(through: []).steps.isEmpty)
    }

    @Test func theWorstVerdictStandsForTheStep() {
        var new = Schema.sample
        new.edit("Task", attribute: "notes") { $0.name = "text" }
        new.edit("Task", attribute: "title") { $0.type = .scalar(.int) }
        #expect(SwiftDataJudge().judge(from: .sample, to: new).verdict == .bridge)
        #expect(SwiftDataJudge().judge(from: .sample, to: .sample).verdict == Verdict.none)
    }
}

extension Schema {
    /// Whether an ephemeral attribute is of an enum or a composite.
    fileprivate var hasEphemeralDeclaredTypes: Bool {
        entities.contains { entity in
            entity.attributes.contains { attribute in
                guard attribute.isEphemeral else { return false }
                switch attribute.type {
                case .enumeration, .composite: return true
                case .scalar, .list, .codable, .transformable: return false
                }
            }
        }
    }

    /// The schema with every entity under its first name, or the name of its class.
    fileprivate var storedAsSwiftDataDoes: Schema {
        var names: [String: String] = [:]
        for entity in entities { names[entity.name] = entity.className ?? entity.identity }
        var result = self
        result.entities = entities.map { entity in
            var copy = entity
            copy.name = names[entity.name] ?? entity.name
            copy.identity = copy.name
            copy.parent = entity.parent.map { names[$0] ?? $0 }
            copy.relationships = entity.relationships.map { link in
                var result = link
                result.destination = names[link.destination] ?? link.destination
                return result
            }
            return copy
        }
        return result
    }
}
