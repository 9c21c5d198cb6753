import SchemaParsing
import Testing

@Suite struct NameCollisionRuleTests {
    @Test func namesThatDifferInCaseAreReported() {
        let text = """
            enums:
              TASK: [a]
            composites:
              Address: { street: string, Street: string }
            entities:
              Task:
                attributes:
                  title: string
                relationships:
                  Title: { to: Task?, inverse: none }
              Note: { extends: Task, attributes: { tItLe: string } }
            """
        #expect(
            breaches(NameCollisionRule.self, text) == [
                "6:30 error name-collision: `Address.street` and `Address.Street` differ only in case | "
                    + "rename one of the two",
                "8:3 error name-collision: `TASK` and `Task` differ only in case | rename one of the two",
                "12:7 error name-collision: `Task.title` and `Task.Title` differ only in case | rename one of the two",
                "13:40 error name-collision: `Task.Title` and `Note.tItLe` differ only in case | rename "
                    + "one of the two",
            ])
    }

    @Test func acceptsOtherScopes() {
        let text = """
            enums:
              Color: [red, Red]
            entities:
              Task: { attributes: { title: string } }
              Note: { attributes: { Title: string } }
              Base: { attributes: { x: int } }
              Left: { extends: Base, attributes: { size: int } }
              Right: { extends: Base, attributes: { Size: int } }
            """
        #expect(breaches(NameCollisionRule.self, text) == [])
    }
}
