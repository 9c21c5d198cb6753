import Diagnostics
import SchemaCompilation
import SchemaEmission
import SchemaModel
import Testing

/// What is said about data that a step loses.
@Suite struct LossCheckTests {
    private static let task = """
        Task:
          attributes:
            title: { type: string, default: "" }
            notes: string?
        """

    private func findings(_ new: String, migration: String = "", old: String = task) throws -> [String] {
        lines(try Layers.step(old, new, migration: migration).compiled().diagnostics)
    }

    @Test func anUndeclaredLossOffersItsLine() throws {
        let found = try findings("Task: { attributes: { title: { type: string, default: \"\" } } }")
        #expect(
            found == [
                "4:3 undeclared-loss: `Task.notes` is gone: every value of `Task.notes` would be lost, and nothing says "
                    + "that it may go @Tasks/versions/1.0.0.yaml:8 it was here in 1.0.0"
                    + " | if it may go, write `discard: [Task.notes]` under `migration:`"
            ])
    }

    @Test func aProbableRenameIsOfferedFirst() throws {
        let new = "Task: { attributes: { title: { type: string, default: \"\" }, comment: string? } }"
        let helps = try Layers.step(Self.task, new).compiled().diagnostics.flatMap(\.helps)
        #expect(
            helps == [
                "if it was renamed, write `rename: { Task.notes: comment }` under `migration:`",
                "or if it may go, write `discard: [Task.notes]` under `migration:`",
            ])
        #expect(try findings(new, migration: "rename: { Task.notes: comment }") == [])
        #expect(try findings(new, migration: "discard: [Task.notes]") == [])
    }

    @Test func aListThatIsThereIsExtended() throws {
        let old = Self.task + "\n    code: int?\n"
        let helps = try Layers.step(
            old, "Task: { attributes: { title: { type: string, default: \"\" } } }", migration: "discard: [Task.code]"
        ).compiled().diagnostics.flatMap(\.helps)
        #expect(helps == ["if it may go, add `Task.notes` to `discard`"])
    }

    @Test func aRemovedEntityStandsAtTheMigration() throws {
        let found = try findings("Place: { attributes: { city: string? } }")
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("5:1 undeclared-loss: `Task` is gone: every row of `Task` would be lost") == true)
    }

    @Test func facetsNameWhatIsLostOfAnElementThatLivesOn() throws {
        let old = "Task: { attributes: { rank: { type: int, default: 0 } } }"
        let new = "Task: { attributes: { rank: { type: int16, default: 0 } } }"
        #expect(
            try findings(new, old: old).first?.contains(
                " undeclared-loss: `Task.rank` has a narrower type now: values that do not fit into int16 of "
                    + "`Task.rank` would be lost") == true)
        #expect(try findings(new, migration: "discard: [Task.rank.range]", old: old) == [])
    }

    @Test func valuesThatANewEnumDoesNotKnowAreALoss() throws {
        let old = "Task: { attributes: { word: string? } }"
        let new = "Task: { attributes: { word: Word? } }"
        func findings(_ migration: String) throws -> [String] {
            var layers = Layers.step(old, new, migration: migration)
            layers.working += "enums:\n  Word: [low, high]\n"
            return lines(try layers.compiled().diagnostics)
        }
        #expect(
            try findings("").first?.contains(
                "undeclared-loss: `Task.word` has a narrower type now: values of `Task.word` that `Word` does not know")
                == true)
        #expect(try findings("discard: [Task.word.range]") == [])
    }

    @Test func idleDiscardsAreErrors() throws {
        let found = try findings(Self.task, migration: "discard: [Task.title.range]")
        #expect(
            found == [
                "10:13 redundant-discard: `Task.title.range` is discarded and loses nothing in this step"
                    + " @Tasks/versions/1.0.0.yaml:7 it was here in 1.0.0 | remove `Task.title.range` from `discard`"
            ])
    }

    @Test func emptyingIsRefusedUntilAStepCanDoIt() throws {
        let found = try findings(Self.task, migration: "discard: [Task.notes]")
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "10:13 not-yet-supported: `discard: [Task.notes]` asks to empty `Task.notes`, which lives on") == true)
    }

    /// The planner knows of removed cases too: one cause, one message.
    @Test func aLossIsToldOnce() throws {
        let project = Project(outputs: [
            Project.Output(request: .swiftData(SwiftDataOptions(), oldest: nil), folder: "Out")
        ])
        func layer(_ version: String, _ cases: String, _ rest: String) -> String {
            "schema: Tasks\nversion: \(version)\nenums: { Level: { raw: int, cases: \(cases) } }\n"
                + "entities: { Task: { attributes: { level: { type: Level, default: high } } } }\n\(rest)"
        }
        func compiled(_ migration: String) throws -> CompiledSchema {
            try Layers(
                versions: ["1.0.0": layer("1.0.0", "{ low: 0, high: 1 }", "")],
                working: layer("2.0.0", "{ high: 1 }", "migration: { from: 1.0.0\(migration) }\n")
            ).compiled(project)
        }
        #expect(try compiled("").diagnostics.map(\.rule) == ["undeclared-loss"])
        #expect(try compiled(", discard: [Level.low]").diagnostics.map(\.rule) == [])
    }

    @Test func releasedLayersAreNotAsked() throws {
        let layers = Layers(
            versions: [
                "1.0.0": Layers.layer("1.0.0", Self.task),
                "2.0.0": Layers.layer("2.0.0", "Task: { attributes: { title: string? } }", from: "1.0.0"),
            ], working: Layers.layer("3.0.0", "Task: { attributes: { title: string? } }", from: "2.0.0"))
        #expect(try layers.compiled().diagnostics == [])
        let only = Layers(working: Layers.layer("1.0.0", Self.task))
        #expect(try only.compiled().diagnostics == [])
    }

    @Test func anUndeclaredLossIsNotSealed() throws {
        let new = "Task: { attributes: { title: { type: string, default: \"\" } } }"
        #expect(throws: LayerEdits.Refusal.self) { try Layers.step(Self.task, new).freezing() }
        #expect(try !Layers.step(Self.task, new, migration: "discard: [Task.notes]").freezing().isEmpty)
    }

    @Test func itCanBeNeitherWaivedNorSwitchedOff() throws {
        let allowed = try findings(
            "Task: { attributes: { title: { type: string, default: \"\" } } }",
            migration: "allow: [{ rule: undeclared-loss, on: Task.notes, reason: because }]")
        #expect(allowed.contains { $0.contains("undeclared-loss: `Task.notes` is gone") })
        #expect(allowed.contains { $0.contains("`undeclared-loss` can be neither changed nor waived") })
    }
}
