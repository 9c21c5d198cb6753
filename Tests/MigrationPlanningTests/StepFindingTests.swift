import MigrationPlanning
import SchemaModel
import Testing

/// What a step needs that the store cannot do and nobody provides.
@Suite struct StepFindingTests {
    /// Two versions of `Task`, the second one being edited.
    private func findings(
        _ old: [Attribute], _ new: [Attribute], hooks: Migration.Hooks = Migration.Hooks(),
        isFrozen: Bool = false, _ change: (inout Entity) -> Void = { _ in }
    ) -> [Finding] {
        var layers = Histories.layers([Histories.task(1, old), Histories.task(2, new, change)], hooks: [2: hooks])
        layers[1].isFrozen = isFrozen
        return Histories.plan(layers).findings
    }

    @Test func aMandatoryAttributeNeedsADefault() throws {
        let added = Attribute(name: "rank", type: .scalar(.int))
        let finding = try #require(findings([.title], [.title, added]).first)
        #expect(finding.rule == "mandatory-without-default")
        #expect(finding.gravity == .error)
        #expect(finding.version == SchemaVersion(2, 0, 0))
        #expect(finding.element == ElementPath("Task", "rank"))
        #expect(finding.message == "`Task.rank` added: int, which SwiftData cannot do in one step")
        #expect(
            finding.helps == [
                "give `Task.rank` a `default:`", "or add `optional: true` to `Task.rank`",
                "or add `Task.rank` as optional in this version and make it mandatory in the next one, with "
                    + "`hooks: { fill: [Task.rank] }` there",
            ])
    }

    /// The old schema has no place to fill: hooks cannot provide for a new attribute (TRUTH 1.9).
    @Test func hooksCannotFillANewMandatoryAttribute() {
        let hooks = Migration.Hooks(fill: [ElementPath("Task", "rank")], runsBefore: true, runsAfter: true)
        let added = Attribute(name: "rank", type: .scalar(.int))
        #expect(findings([.title], [.title, added], hooks: hooks).map(\.rule) == ["mandatory-without-default"])
    }

    @Test func hooksFillWhatBecomesMandatory() throws {
        let mandatory = Attribute.notes.with { $0.isOptional = false }
        let finding = try #require(findings([.notes], [mandatory]).first)
        #expect(finding.rule == "became-mandatory-without-default")
        #expect(finding.message == "`Task.notes` becomes mandatory, and nothing provides for the rows that exist")
        #expect(finding.key == "optional")
        #expect(
            finding.helps.last
                == "write `hooks: { fill: [Task.notes] }` under `migration:` and give rows a value there")
        let other = Migration.Hooks(fill: [ElementPath("Task", "other")], runsBefore: true)
        #expect(findings([.notes], [mandatory], hooks: other).count == 1)
        let hooks = Migration.Hooks(fill: [ElementPath("Task", "notes")])
        #expect(findings([.notes], [mandatory], hooks: hooks).isEmpty)
    }

    @Test func hooksJoinRowsForAUniquenessConstraint() throws {
        let finding = try #require(findings([.title], [.title]) { $0.uniqueKeys = [["title"]] }.first)
        #expect(finding.rule == "unique-without-dedupe")
        #expect(finding.element == ElementPath("Task"))
        #expect(finding.key == "unique")
        #expect(
            finding.helps
                == ["write `hooks: { fill: [Task.title] }` under `migration:` and join rows that collide there"])
        for path in [ElementPath("Task", "title"), ElementPath("Task")] {
            let hooks = Migration.Hooks(fill: [path])
            #expect(findings([.title], [.title], hooks: hooks) { $0.uniqueKeys = [["title"]] }.isEmpty)
        }
        let before = Migration.Hooks(runsBefore: true)
        #expect(findings([.title], [.title], hooks: before) { $0.uniqueKeys = [["title"]] }.count == 1)
    }

    @Test func noHookReplacesARefusedInference() throws {
        let number = Attribute.title.with { ($0.type, $0.defaultValue) = (.scalar(.int), .constant(.integer(0))) }
        let hooks = Migration.Hooks(fill: [ElementPath("Task", "title")], runsBefore: true)
        let finding = try #require(findings([.title], [number], hooks: hooks).first)
        #expect(finding.rule == "type-change-needs-bridge")
        #expect(
            finding.message
                == "`Task.title` changes `type` from string to int, which SwiftData cannot do in one step")
        #expect(finding.notes.contains { $0.contains("a custom stage does not replace inference") })
        #expect(finding.helps.first?.hasPrefix("make two versions of it") == true)
    }

    @Test func whatShippedIsAWarning() throws {
        let added = Attribute(name: "rank", type: .scalar(.int))
        let finding = try #require(findings([.title], [.title, added], isFrozen: true).first)
        #expect(finding.gravity == .warning)
        #expect(finding.helps.isEmpty)
    }

    @Test func aChangedClassWouldEmptyTheTable() throws {
        let found = findings([.title], [.title]) { $0.className = "Job" }
        #expect(found.map(\.rule) == ["class-renamed"])
        #expect(found.first?.element == ElementPath("Task"))
        #expect(found.first?.helps == ["write `class: Task`"])
    }

    @Test func aGeneratedIdentifierForAllRowsIsAWarning() {
        let id = Attribute(name: "id", type: .scalar(.uuid), defaultValue: .generatedUUID)
        let found = findings([.title], [.title, id])
        #expect(found.map(\.rule) == ["generated-default-on-existing-rows"])
        #expect(found.map(\.gravity) == [.warning])
        let created = Attribute(name: "created", type: .scalar(.date), defaultValue: .now)
        #expect(findings([.title], [.title, created]).isEmpty)
    }
}
