import SchemaParsing
import Testing

@Suite struct TypeNameCaseRuleTests {
    @Test func lowerCaseTypesAreReported() {
        let text = """
            enums:
              color: [red]
            entities:
              task: { attributes: { title: string } }
            """
        #expect(
            breaches(TypeNameCaseRule.self, text) == [
                "4:3 warning type-name-case: `color` begins with a lower-case letter | call it `Color`",
                "6:3 warning type-name-case: `task` begins with a lower-case letter | call it `Task`",
            ])
    }

    @Test func acceptsCapitals() {
        let text = """
            enums:
              Color: [red]
            entities:
              Task: { attributes: { title: string } }
              名前: { attributes: { title: string } }
            """
        #expect(breaches(TypeNameCaseRule.self, text) == [])
    }
}
