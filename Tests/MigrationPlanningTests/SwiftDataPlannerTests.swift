import MigrationPlanning
import SchemaModel
import Testing

/// Which versions and stages SwiftData gets to see.
@Suite struct SwiftDataPlannerTests {
    @Test func oneLayerHasNoStages() throws {
        let (plan, findings) = Histories.plan([Histories.task(1, [.title])])
        #expect(try #require(plan).numbers == ["1.0.0"])
        #expect(plan?.stages.isEmpty == true)
        #expect(findings.isEmpty)
    }

    @Test func stepsAreLightweightUnlessHooksAreAsked() throws {
        let schemas = [
            Histories.task(1, [.title]), Histories.task(2, [.title, .notes]),
            Histories.task(3, [.title, .notes, .rank]),
        ]
        let hooks = Migration.Hooks(runsAfter: true)
        let (plan, findings) = Histories.plan(schemas, hooks: [3: hooks])
        #expect(findings.isEmpty)
        #expect(
            try #require(plan).stages == [
                PlannedStage(from: SchemaVersion(1, 0, 0), to: SchemaVersion(2, 0, 0), kind: .lightweight),
                PlannedStage(from: SchemaVersion(2, 0, 0), to: SchemaVersion(3, 0, 0), kind: .custom(hooks)),
            ])
    }

    @Test func fillingAsksForCodeBeforeTheMapping() throws {
        let path = ElementPath("Task", "notes")
        let schemas = [
            Histories.task(1, [.title, .notes]), Histories.task(2, [.title, .notes.with { $0.isOptional = false }]),
        ]
        let (plan, findings) = Histories.plan(schemas, hooks: [2: Migration.Hooks(fill: [path])])
        #expect(findings.isEmpty)
        #expect(plan?.stages.first?.kind == .custom(Migration.Hooks(fill: [path], runsBefore: true)))
    }

    @Test func aRenamedEntityIsNoVersionOfItsOwn() {
        var renamed = Histories.task(2, [.title])
        renamed.entities = renamed.entities.map { entity in
            var copy = entity
            copy.name = "Job"
            return copy
        }
        let (plan, findings) = Histories.plan([Histories.task(1, [.title]), renamed])
        #expect(findings.isEmpty)
        #expect(plan?.numbers == ["1.0.0"])
        #expect(plan?.versions.first?.model.appNames["Task"] == "Job")
    }

    // MARK: Oldest

    @Test func oldestLeavesOutWhatCameBefore() {
        let schemas = [
            Histories.task(1, [.title]), Histories.task(2, [.title, .notes]), Histories.task(3, [.title, .rank]),
        ]
        let layers = Histories.layers(schemas, hooks: [2: Migration.Hooks(runsBefore: true)])
        let (plan, findings) = Histories.plan(layers, oldest: SchemaVersion(2, 0, 0))
        #expect(findings.isEmpty)
        #expect(plan?.numbers == ["2.0.0", "3.0.0"])
        #expect(plan?.stages.map(\.kind) == [.lightweight])
    }

    @Test func anUnknownOldestVersionIsAFinding() {
        let layers = Histories.layers([Histories.task(1, [.title]), Histories.task(2, [.title, .notes])])
        let (plan, findings) = Histories.plan(layers, oldest: SchemaVersion(1, 5, 0))
        #expect(plan == nil)
        #expect(findings.map(\.rule) == ["unknown-oldest-version"])
        #expect(findings.first?.message == "`oldest: 1.5.0` names no version of `Tasks`")
        #expect(findings.first?.notes == ["the versions are 1.0.0, 2.0.0"])
        #expect(findings.first?.helps == ["write `oldest: 1.0.0`"])
    }
}
