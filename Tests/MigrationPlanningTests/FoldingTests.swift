import MigrationPlanning
import SchemaModel
import Testing

/// Versions that the store cannot tell apart: folded where they are neighbours, marked where they are not.
@Suite struct FoldingTests {
    @Test func neighboursTheStoreCannotTellApartAreFolded() throws {
        let schemas = [
            Histories.task(1, [.title]),
            Histories.task(2, [.title.with { $0.defaultValue = .constant(.string("new")) }]),
            Histories.task(3, [.title.with { $0.limits.maximumLength = 9 }]) { $0.indexes = [["title"]] },
            Histories.task(4, [.title, .notes]),
        ]
        let (plan, findings) = Histories.plan(schemas)
        #expect(findings.isEmpty)
        let first = try #require(plan?.versions.first)
        #expect(plan?.numbers == ["1.0.0", "4.0.0"])
        #expect(first.folded == [SchemaVersion(2, 0, 0), SchemaVersion(3, 0, 0)])
        #expect(first.schema.entities["Task"]?.attributes["title"]?.limits.maximumLength == 9)
        #expect(first.schema.entities["Task"]?.indexes == [["title"]])
        #expect(plan?.versions.last?.folded == [])
        #expect(plan?.stages.map(\.from) == [SchemaVersion(1, 0, 0)])
    }

    @Test func aReturnToAnEarlierShapeGetsAHashModifier() throws {
        let schemas = [
            Histories.task(1, [.title, .rank]), Histories.task(2, [.title, .rank, .notes]),
            Histories.task(3, [.title, .rank]),
        ]
        let (plan, _) = Histories.plan(schemas)
        #expect(plan?.numbers == ["1.0.0", "2.0.0", "3.0.0"])
        let last = try #require(plan?.versions.last?.schema.entities["Task"])
        #expect(last.attributes["rank"]?.hashModifier == "3.0.0")
        #expect(last.attributes["title"]?.hashModifier == nil)
    }

    /// What shipped keeps its modifier, whatever `oldest` leaves out.
    @Test func oldestTakesNoModifierAway() throws {
        let schemas = [
            Histories.task(1, [.title, .rank]), Histories.task(2, [.title, .rank, .notes]),
            Histories.task(3, [.title, .rank]),
        ]
        let (plan, _) = Histories.plan(Histories.layers(schemas, hooks: [:]), oldest: SchemaVersion(2, 0, 0))
        #expect(plan?.numbers == ["2.0.0", "3.0.0"])
        #expect(plan?.versions.last?.schema.entities["Task"]?.attributes["rank"]?.hashModifier == "3.0.0")
    }

    /// A modifier that the author wrote is not met by the planner's own.
    @Test func aTakenModifierIsLengthened() throws {
        let schemas = [
            Histories.task(1, [.title]), Histories.task(2, [.title.with { $0.hashModifier = "3.0.0" }]),
            Histories.task(3, [.title]),
        ]
        let (plan, _) = Histories.plan(schemas)
        let modifiers = plan?.versions.map { $0.schema.entities["Task"]?.attributes["title"]?.hashModifier }
        #expect(modifiers == [nil, "3.0.0", "3.0.0+"])
    }

    @Test func theModifierStandsOnTheFirstStoredAttributeOfTheFirstEntity() {
        func schema(_ number: Int) -> Schema {
            let hidden = Attribute(name: "a", type: .scalar(.int), isOptional: true, isTransient: true)
            let passing = Attribute(name: "b", type: .scalar(.int), isOptional: true, isEphemeral: true)
            return Schema(
                name: "Tasks", version: SchemaVersion(number, 0, 0),
                entities: [
                    Entity(name: "Task", attributes: [.title]), Entity(name: "Empty"),
                    Entity(name: "Note", attributes: [.title, hidden, passing, .rank]),
                ])
        }
        let hooks = Migration.Hooks(runsBefore: true)
        let last = Histories.plan([schema(1), schema(2)], hooks: [2: hooks]).plan?.versions.last?.schema
        let marked = last?.entities.flatMap { entity in
            entity.attributes.filter { $0.hashModifier != nil }.map { ElementPath(entity.name, $0.name) }
        }
        #expect(marked == [ElementPath("Note", "rank")])
    }

    @Test func aVersionAfterAModifierFoldsIntoIt() throws {
        let schemas = [
            Histories.task(1, [.title]), Histories.task(2, [.title, .notes]), Histories.task(3, [.title]),
            Histories.task(4, [.title.with { $0.defaultValue = nil }]), Histories.task(5, [.title, .rank]),
        ]
        let (plan, _) = Histories.plan(schemas)
        #expect(plan?.numbers == ["1.0.0", "2.0.0", "3.0.0", "5.0.0"])
        let third = try #require(plan?.versions.dropFirst(2).first)
        #expect(third.folded == [SchemaVersion(4, 0, 0)])
        #expect(third.schema.entities["Task"]?.attributes["title"]?.hashModifier == "3.0.0")
        #expect(third.schema.entities["Task"]?.attributes["title"]?.defaultValue == nil)
    }

    @Test func hooksOnAnUnmovedHashGetAStage() throws {
        let schemas = [Histories.task(1, [.title]), Histories.task(2, [.title])]
        let (plan, findings) = Histories.plan(schemas, hooks: [2: Migration.Hooks(runsBefore: true)])
        #expect(findings.isEmpty)
        #expect(plan?.numbers == ["1.0.0", "2.0.0"])
        #expect(plan?.versions.last?.schema.entities["Task"]?.attributes["title"]?.hashModifier == "2.0.0")
        #expect(plan?.stages.first?.kind == .custom(Migration.Hooks(runsBefore: true)))
    }

    @Test func aModifierStandsAfterTheAuthorsOwn() throws {
        let mine = Attribute.title.with { $0.hashModifier = "mine" }
        let (plan, _) = Histories.plan(
            [Histories.task(1, [mine]), Histories.task(2, [mine])], hooks: [2: Migration.Hooks(runsAfter: true)])
        #expect(plan?.versions.last?.schema.entities["Task"]?.attributes["title"]?.hashModifier == "mine.2.0.0")
    }

    /// Two attributes of one shape that exchange their names look alike to the store, which would mix up their values.
    @Test func exchangedNamesGetAStage() throws {
        let one = Attribute(name: "one", type: .scalar(.int), defaultValue: .constant(.integer(0)))
        let two = Attribute(name: "two", type: .scalar(.int), defaultValue: .constant(.integer(0)))
        let swapped = [one.with { $0.name = "two" }, two.with { $0.name = "one" }]
        let (plan, _) = Histories.plan([Histories.task(1, [one, two]), Histories.task(2, swapped)])
        #expect(plan?.numbers == ["1.0.0", "2.0.0"])
        #expect(plan?.versions.last?.schema.entities["Task"]?.attributes["one"]?.hashModifier == "2.0.0")
    }

    @Test func aVersionWithoutPropertiesCannotBeMarked() {
        let schemas = [Histories.task(1, []), Histories.task(2, [])]
        let (_, findings) = Histories.plan(schemas, hooks: [2: Migration.Hooks(runsBefore: true)])
        #expect(findings.map(\.rule) == ["indistinguishable-version"])
        #expect(findings.first?.version == SchemaVersion(2, 0, 0))
    }

    @Test func aRelationshipCarriesTheModifierWhereNoAttributeCan() {
        func schema(_ number: Int) -> Schema {
            Histories.task(number, []) { task in
                task.relationships = [
                    Relationship(name: "next", destination: "Task", isToMany: false, isOptional: true, inverse: nil)
                ]
            }
        }
        let (plan, _) = Histories.plan([schema(1), schema(2)], hooks: [2: Migration.Hooks(runsBefore: true)])
        #expect(plan?.versions.last?.schema.entities["Task"]?.relationships["next"]?.hashModifier == "2.0.0")
    }
}
