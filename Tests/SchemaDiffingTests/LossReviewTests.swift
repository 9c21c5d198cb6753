import SchemaDiffing
import SchemaFixtures
import SchemaModel
import Testing

/// What an author declares, held against what is lost.
@Suite struct LossReviewTests {
    private func review(
        _ discards: [ElementPath], renames: [Migration.Rename] = [], fill: [ElementPath] = [],
        edit: (inout Schema) -> Void
    ) -> LossReview {
        var new = Schema.sample
        new.version = SchemaVersion(2, 0, 0)
        edit(&new)
        let migration = Migration(
            from: SchemaVersion(1, 0, 0), renames: renames, discards: discards, hooks: Migration.Hooks(fill: fill))
        return LossReview(from: .sample, to: new, migration: migration)
    }

    private func dropNotes(_ schema: inout Schema) { schema.edit("Task") { $0.attributes.drop("notes") } }

    @Test func aDiscardDeclaresItsLoss() {
        #expect(review([], edit: dropNotes).undeclared.map(\.path) == [ElementPath("Task", "notes")])
        let declared = review([ElementPath("Task", "notes")], edit: dropNotes)
        #expect(declared.undeclared.isEmpty && declared.redundant.isEmpty && declared.emptied.isEmpty)
    }

    @Test func eitherEndDeclaresALink() {
        for discards in [
            [ElementPath("Task", "folder")], [ElementPath("Folder", "tasks")],
            [ElementPath("Task", "folder"), ElementPath("Folder", "tasks")],
        ] {
            let found = review(discards) { schema in
                schema.edit("Task") { $0.relationships.drop("folder") }
                schema.edit("Folder") { $0.relationships.drop("tasks") }
            }
            #expect(found.undeclared.isEmpty && found.redundant.isEmpty && found.emptied.isEmpty, "\(discards)")
        }
    }

    @Test func linksToARemovedEntityMayBeDeclaredAndNeedNot() {
        for discards in [[ElementPath("Tag")], [ElementPath("Tag"), ElementPath("Task", "tags")]] {
            let found = review(discards) { schema in
                schema.entities.drop("Tag")
                schema.edit("Task") { $0.relationships.drop("tags") }
            }
            #expect(found.undeclared.isEmpty && found.redundant.isEmpty && found.emptied.isEmpty, "\(discards)")
        }
    }

    @Test func hooksThatFillLeaveNoRowOfACase() {
        let priority = ElementPath("Task", "priority")
        let found = review([], fill: [priority]) { $0.edit(enumeration: "Priority") { $0.cases.drop("low") } }
        #expect(found.undeclared.isEmpty)
        let both = review([ElementPath("Priority", "low")], fill: [priority]) { schema in
            schema.edit(enumeration: "Priority") { $0.cases.drop("low") }
        }
        #expect(both.redundant.map(\.reason) == [.filled])
    }

    @Test func whatLivesOnCannotBeEmptiedYet() {
        let paths = [
            ElementPath("Task"), ElementPath("Task", "notes"), ElementPath("Task", "tags"),
            ElementPath("Book", "heading"),
            ElementPath("Priority", "low"), ElementPath("Address", "zip"),
        ]
        #expect(review(paths) { _ in }.emptied == paths)
    }

    @Test func aDiscardThatDeclaresNothingIsRedundant() {
        func reasons(_ path: ElementPath, _ edit: (inout Schema) -> Void = { _ in }) -> [LossReview.Idleness] {
            review([path], edit: edit).redundant.map(\.reason)
        }
        #expect(reasons(ElementPath("Task", "draft")) == [.holdsNothing])
        #expect(reasons(ElementPath("Task", "total")) == [.holdsNothing])
        #expect(reasons(ElementPath("Film")) == [.holdsNothing])
        #expect(reasons(ElementPath("Priority")) == [.holdsNothing])
        #expect(reasons(ElementPath("Spare", "one")) == [.holdsNothing])
        #expect(reasons(ElementPath("Folder", "tasks", facet: "order")) == [.kept])
        #expect(reasons(ElementPath("Task", "rank", facet: "range")) == [.kept])
        #expect(reasons(ElementPath("Place", "city")) { $0.entities.drop("Place") } == [.within(ElementPath("Place"))])
        #expect(
            reasons(ElementPath("Task", "notes", facet: "range"), dropNotes) == [.within(ElementPath("Task", "notes"))])
        let renamed = Migration.Rename(old: ElementPath("Task", "notes"), new: ElementPath("Task", "comment"))
        let both = review([renamed.old], renames: [renamed]) { schema in
            schema.edit("Task", attribute: "notes") { $0.name = "comment" }
        }
        #expect(both.redundant.map(\.reason) == [.renamed(renamed.new)])
    }

    /// Whatever changes, the offered lines are the whole answer: with them there is nothing left to say.
    @Test func declaringEveryOfferedDiscardSettlesAnyStep() {
        let first = SoakRuns.firstSeed(41_000)
        var found = 0
        for index in 0..<SoakRuns.cases(400) {
            let seed = first &+ UInt64(index)
            var random = RandomSchemas(seed: seed)
            let old = random.schema()
            let new = random.edited(old, edits: Int(seed % 12) + 1, version: SchemaVersion(2, 0, 0))
            let open = LossReview(from: old, to: new, migration: nil)
            found += open.undeclared.count
            let migration = Migration(from: old.version, discards: open.undeclared.map(\.path))
            let settled = LossReview(from: old, to: new, migration: migration)
            let isSettled = settled.undeclared.isEmpty && settled.redundant.isEmpty && settled.emptied.isEmpty
            if !isSettled { Issue.record("fails for VARVE_SEED=\(seed): \(settled)") }
            #expect(Set(migration.discards).count == migration.discards.count, "VARVE_SEED=\(seed)")
        }
        #expect(found > 100)
    }

    /// The order of declaration decides nothing.
    @Test func theOrderOfDeclarationNeverShows() {
        let first = SoakRuns.firstSeed(42_000)
        for index in 0..<SoakRuns.cases(100) {
            let seed = first &+ UInt64(index)
            var random = RandomSchemas(seed: seed)
            let old = random.schema()
            let new = random.edited(old, edits: 8, version: SchemaVersion(2, 0, 0))
            let expected = Set(LossFinder.losses(from: old, to: new).map(\.path))
            let found = Set(LossFinder.losses(from: random.reordered(old), to: random.reordered(new)).map(\.path))
            if found != expected { Issue.record("fails for VARVE_SEED=\(seed)") }
        }
    }
}
