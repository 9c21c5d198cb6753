import MigrationPlanning
import SchemaFixtures
import SchemaModel
import Testing

/// What holds for the plan of any history. A failure prints its seed.
@Suite struct PlanPropertyTests {
    private static let seeds = (0..<UInt64(SoakRuns.cases(100))).map { SoakRuns.firstSeed(7_000) &+ $0 }

    private func layers(_ seed: UInt64) -> [Layer] {
        var options = RandomSchemas.Options()
        options.entities = 1...3
        var random = RandomSchemas(seed: seed, options: options)
        var schemas = random.versions(6)
        // Sometimes an earlier shape comes back.
        if seed % 3 == 0, schemas.count == 6 {
            (schemas[5].entities, schemas[5].enums) = (schemas[2].entities, schemas[2].enums)
            schemas[5].composites = schemas[2].composites
        }
        var hooks: [Int: Migration.Hooks] = [:]
        if seed % 4 == 0 { hooks[4] = Migration.Hooks(runsBefore: true) }
        return Histories.layers(schemas, hooks: hooks)
    }

    private func plans(_ seed: UInt64) -> [(platform: Platform, layers: [Layer], plan: SwiftDataPlan)] {
        let layers = layers(seed)
        return [Platform(.iOS, 17), Platform(.macOS, 26)].compactMap { platform in
            let (plan, findings) = Histories.plan(layers, platform: platform)
            guard let plan, !findings.contains(where: { $0.rule == "indistinguishable-version" }) else { return nil }
            return (platform, layers, plan)
        }
    }

    @Test func noTwoVersionsLookAlikeToTheStore() {
        for seed in Self.seeds {
            for (_, _, plan) in plans(seed) {
                let facts = plan.versions.map { $0.schema.storeFacts(withIdentities: false) }
                #expect(Set(facts).count == facts.count, "seed \(seed)")
            }
        }
    }

    @Test func stagesLeadFromEachVersionToTheNext() {
        for seed in Self.seeds {
            for (_, _, plan) in plans(seed) {
                let numbers = plan.versions.map(\.version)
                #expect(plan.stages.map(\.from) == Array(numbers.dropLast()), "seed \(seed)")
                #expect(plan.stages.map(\.to) == Array(numbers.dropFirst()), "seed \(seed)")
            }
        }
    }

    @Test func everyLayerIsInExactlyOneVersion() {
        for seed in Self.seeds {
            for (_, layers, plan) in plans(seed) {
                let members = plan.versions.flatMap { [$0.version] + $0.folded }
                #expect(members == layers.map(\.version), "seed \(seed)")
            }
        }
    }

    /// What shipped stays as it shipped: a version that comes later changes nothing the store sees of those before.
    @Test func laterVersionsLeaveEarlierOnesAlone() {
        for seed in Self.seeds {
            for (platform, layers, plan) in plans(seed) {
                guard let shorter = Histories.plan(Array(layers.dropLast()), platform: platform).plan else { continue }
                let facts = plan.versions.map { $0.schema.storeFacts(withIdentities: true) }
                let before = shorter.versions.map { $0.schema.storeFacts(withIdentities: true) }
                #expect(Array(facts.prefix(before.count)) == before, "seed \(seed)")
            }
        }
    }

    @Test func everyStepWithHooksIsACustomStage() {
        for seed in Self.seeds where seed % 4 == 0 {
            for (_, _, plan) in plans(seed) {
                let stage = plan.stages.first { $0.to == SchemaVersion(4, 0, 0) }
                #expect(stage?.kind == .custom(Migration.Hooks(runsBefore: true)), "seed \(seed)")
            }
        }
    }
}
