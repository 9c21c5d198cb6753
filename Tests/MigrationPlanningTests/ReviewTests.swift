import MigrationPlanning
import SchemaModel
import Testing

/// Which layer answers for what, and under which name.
@Suite struct ReviewTests {
    /// The store does not see a default go, and rows of the version before then get none.
    @Test func aFoldedLayerAnswersForTheDefaultItTakesAway() {
        let schemas = [
            Histories.task(1, [.title]), Histories.task(2, [.title, .rank]),
            Histories.task(3, [.title, .rank.with { $0.defaultValue = nil }]),
        ]
        let (plan, findings) = Histories.plan(schemas)
        #expect(plan?.numbers == ["1.0.0", "2.0.0"])
        #expect(findings.map(\.rule) == ["mandatory-without-default"])
        #expect(findings.map(\.version) == [SchemaVersion(3, 0, 0)])
        #expect(findings.map(\.gravity) == [.error])
    }

    @Test func whatTheFirstLayerOfAGroupDidIsToldOnce() {
        let bare = Attribute(name: "rank", type: .scalar(.int))
        let schemas = [
            Histories.task(1, [.title]), Histories.task(2, [.title, bare]),
            Histories.task(3, [.title.with { $0.doc = "Text" }, bare]),
        ]
        let findings = Histories.plan(schemas).findings
        #expect(findings.map(\.version) == [SchemaVersion(2, 0, 0)])
        #expect(findings.map(\.gravity) == [.warning])
    }

    /// The hash does not move, so both versions are one for the store: the newer layer answers all the same.
    @Test func aRemovedCaseNeedsADataStepOrADiscard() throws {
        let finding = try #require(Histories.plan(removedCase()).findings.first)
        #expect(finding.rule == "enum-case-removed")
        #expect(finding.version == SchemaVersion(2, 0, 0))
        #expect(finding.element == ElementPath("Priority"))
        #expect(
            finding.helps == [
                "write `hooks: { fill: [Task.priority] }` under `migration:` and give those rows another value",
                "or write `discard: [Priority.low]` under `migration:`",
            ])
        let discarded = removedCase { $0.discards = [ElementPath("Priority", "low")] }
        #expect(Histories.plan(discarded).findings.isEmpty)
        #expect(Histories.plan(discarded).plan?.numbers == ["1.0.0"])
        let filled = removedCase { $0.hooks.fill = [ElementPath("Task", "priority")] }
        #expect(Histories.plan(filled).findings.isEmpty)
        #expect(Histories.plan(filled).plan?.numbers == ["1.0.0", "2.0.0"])
    }

    private func removedCase(_ change: (inout Migration) -> Void = { _ in }) -> [Layer] {
        let priority = Attribute(name: "priority", type: .enumeration("Priority"))
        let low = EnumType.Case(name: "low", rawValue: .integer(0))
        let high = EnumType.Case(name: "high", rawValue: .integer(1))
        var schemas = [Histories.task(1, [priority]), Histories.task(2, [priority])]
        schemas[0].enums = [EnumType(name: "Priority", rawType: .int, cases: [low, high])]
        schemas[1].enums = [EnumType(name: "Priority", rawType: .int, cases: [high])]
        var layers = Histories.layers(schemas)
        var migration = Migration(from: SchemaVersion(1, 0, 0))
        change(&migration)
        layers[1].migration = migration
        return layers
    }

    /// Flattened below iOS 26, an attribute of an abstract parent changes in every child: it is told once, where it stands.
    @Test func findingsNameTheElementAsWritten() throws {
        func schema(_ number: Int, _ attributes: NamedList<Attribute>) -> Schema {
            Schema(
                name: "Tasks", version: SchemaVersion(number, 0, 0),
                entities: [
                    Entity(name: "Base", isAbstract: true, attributes: attributes),
                    Entity(name: "Job", identity: "Task", parent: "Base"), Entity(name: "Chore", parent: "Base"),
                ])
        }
        let layers = Histories.layers([
            schema(1, [.title]), schema(2, [.title, Attribute(name: "n", type: .scalar(.int))]),
        ])
        let findings = Histories.plan(layers, platform: Platform(.iOS, 17)).findings
        #expect(findings.map(\.element) == [ElementPath("Base", "n")])
    }

    @Test func whatThePlatformLacksIsToldOnceOfTheNewestVersion() {
        let schemas = [
            Histories.task(1, [.title]) { $0.indexes = [["title"]] },
            Histories.task(2, [.title, .notes]) { $0.indexes = [["title"]] },
        ]
        let findings = Histories.plan(Histories.layers(schemas), platform: Platform(.iOS, 17)).findings
        #expect(findings.map(\.rule) == ["index-unsupported"])
        #expect(findings.map(\.version) == [SchemaVersion(2, 0, 0)])
    }
}
