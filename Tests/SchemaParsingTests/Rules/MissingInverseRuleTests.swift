import SchemaParsing
import Testing

@Suite struct MissingInverseRuleTests {
    @Test func aRelationshipWithoutInverseIsReported() {
        let text = """
            entities:
              Task:
                relationships:
                  category: { to: Category? }
              Category:
                relationships:
                  tasks: { to: [Task], inverse: category }
            """
        #expect(
            breaches(MissingInverseRule.self, text) == [
                "6:7 error missing-inverse: `Task.category` names no inverse | write `inverse: tasks` | "
                    + "write `inverse: none` if there is none on purpose"
            ])
    }

    @Test func aFrozenLayerIsOnlyWarned() {
        let text = """
            entities:
              Task:
                relationships:
                  next: { to: Task? }
            """
        #expect(
            breaches(MissingInverseRule.self, text, isFrozen: true) == [
                "6:7 warning missing-inverse: `Task.next` names no inverse | write `inverse: none` if "
                    + "there is none on purpose"
            ])
    }

    @Test func acceptsNamedOrNone() {
        let text = """
            entities:
              Task:
                relationships:
                  category: { to: Category?, inverse: tasks }
                  blocks: { to: [Task], inverse: none }
              Category:
                relationships:
                  tasks: { to: [Task], inverse: category }
            """
        #expect(breaches(MissingInverseRule.self, text) == [])
    }
}
