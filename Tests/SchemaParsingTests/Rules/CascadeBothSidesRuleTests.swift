import SchemaParsing
import Testing

@Suite struct CascadeBothSidesRuleTests {
    @Test func bothEndsCascade() {
        let text = """
            entities:
              Task:
                relationships:
                  notes: { to: [Note], inverse: task, deleteRule: cascade }
              Note:
                relationships:
                  task: { to: Task?, inverse: notes, deleteRule: cascade }
            """
        #expect(
            breaches(CascadeBothSidesRule.self, text) == [
                "6:55 error cascade-both-sides: `Task.notes` and its inverse `Note.task` both cascade | "
                    + "write `deleteRule: nullify` on `Task.notes` if a `Note` owns its `task` | write "
                    + "`deleteRule: nullify` on `Note.task` if a `Task` owns its `notes`"
            ])
    }

    @Test func aRelationshipCascadesAlongItself() {
        let text = """
            entities:
              Node:
                relationships:
                  linked: { to: [Node], inverse: linked, deleteRule: cascade }
            """
        #expect(
            breaches(CascadeBothSidesRule.self, text, isFrozen: true) == [
                "6:58 warning cascade-both-sides: `Node.linked` cascades along itself | write `deleteRule: "
                    + "nullify` on `Node.linked`"
            ])
    }

    @Test func acceptsACascadeOfOneEnd() {
        let text = """
            entities:
              Task:
                relationships:
                  notes: { to: [Note], inverse: task, deleteRule: cascade }
              Note:
                relationships:
                  task: { to: Task?, inverse: notes }
            """
        #expect(breaches(CascadeBothSidesRule.self, text) == [])
    }
}
