import SchemaParsing
import Testing

@Suite struct ClassCollisionRuleTests {
    @Test func oneClassForTwoIsReported() {
        let text = """
            enums:
              Color: [red]
            entities:
              Task: { class: Color, attributes: { x: int } }
              Job: { class: Shop.Work, attributes: { x: int } }
              Work: { attributes: { x: int } }
            """
        #expect(
            breaches(ClassCollisionRule.self, text) == [
                "6:18 error class-collision: `Color` and `Task` both need the class `Color` | write "
                    + "another name behind `class:`",
                "7:17 error class-collision: `Job` and `Work` both need the class `Work` | write another "
                    + "name behind `class:`",
            ])
    }

    @Test func acceptsOwnClasses() {
        let text = """
            entities:
              Task: { class: NSManagedObject, attributes: { x: int } }
              Job: { class: NSManagedObject, attributes: { x: int } }
              Work: { class: MOWork, attributes: { x: int } }
            """
        #expect(breaches(ClassCollisionRule.self, text) == [])
    }
}
