import Diagnostics
import SchemaCompilation
import Testing

/// The known failures that a layer, a pair or a chain of layers shows: each has a rule, and the message says what the store
/// would have done. What generated code prevents is in `FailureListGeneratedTests`.
@Suite struct FailureListTests {
    // MARK: Released layers

    @Test func failure03ShippedVersionEditedOrMissing() throws { try FailureScenario.expect(3) }
    @Test func failure05VersionNumberReused() throws { try FailureScenario.expect(5) }
    @Test func failure23PropertyAddedInsideShippedVersion() throws { try FailureScenario.expect(23) }

    @Test func failure32OnlySomeEntitiesSealed() throws {
        try FailureScenario.expect(32)
        // The edit was in an entity that the other one has nothing to do with, and the lock noticed.
        let scenario = try #require(FailureScenario.all.first { $0.number == 32 })
        let found = try scenario.folder.compiled().diagnostics.filter { $0.rule == scenario.rule }
        #expect(found.map(\.element) == ["Tag.rank"])
    }

    // MARK: Steps

    @Test func failure06MandatoryWithoutDefault() throws { try FailureScenario.expect(6) }
    @Test func failure07UniqueAddedOverDuplicates() throws { try FailureScenario.expect(7) }
    @Test func failure08UniqueRemoved() throws { try FailureScenario.expect(8) }
    @Test func failure09MandatoryRelationshipAdded() throws { try FailureScenario.expect(9) }
    @Test func failure16TypeChangeInsideCustomStage() throws { try FailureScenario.expect(16) }
    @Test func failure18CompositeFieldAdded() throws { try FailureScenario.expect(18) }
    @Test func failure22ClassRenamed() throws { try FailureScenario.expect(22) }
    @Test func failure31JoinTableRenamed() throws { try FailureScenario.expect(31) }
    @Test func failure36TransformerSwapped() throws { try FailureScenario.expect(36) }
    @Test func failure37EntityRemovedWithHistory() throws { try FailureScenario.expect(37) }
    @Test func failure40UniqueGeneratedDefault() throws { try FailureScenario.expect(40) }

    /// Naming a class, taking the name away and changing it are all another class name in the store.
    @Test(arguments: [("", "class: Job, "), ("class: Job, ", ""), ("class: Job, ", "class: Work, ")])
    func failure22ClassKeyOfShippedEntity(old: String, new: String) throws {
        func entity(_ key: String) -> String { "entities: { Task: { \(key)attributes: { title: string } } }" }
        let compiled = try FailureFolder.step(entity(old), entity(new)).compiled()
        let errors = compiled.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == ["class-renamed"])
        #expect(errors.first?.helps == ["write `class: \(old.isEmpty ? "Task" : "Job")`"])
        #expect(try FailureFolder.step(entity(old), entity(old)).compiled().isValid)
    }

    // MARK: One layer

    @Test func failure10MirroredWithoutInverse() throws { try FailureScenario.expect(10) }
    @Test func failure11MirroredWithoutDefaultUniqueOrOrdered() throws { try FailureScenario.expect(11) }
    @Test func failure12MirroredWithDeny() throws { try FailureScenario.expect(12) }
    @Test func failure13MirroredChildBeforeParent() throws { try FailureScenario.expect(13) }
    @Test func failure29OrderOfToManyAssumed() throws { try FailureScenario.expect(29) }
    @Test func failure35NoActionLeavesReferences() throws { try FailureScenario.expect(35) }
    @Test func failure38RefusedPropertyName() throws { try FailureScenario.expect(38) }
    @Test func failure39NullifyAgainstMandatoryInverse() throws { try FailureScenario.expect(39) }
}
