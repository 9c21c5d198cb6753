import SchemaParsing
import Testing

@Suite struct LookalikeNamesRuleTests {
    @Test func namesOfTwoScriptsAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  score: int
                  ѕсоrе: int
              Тask: { attributes: { x: int } }
            """
        #expect(
            breaches(LookalikeNamesRule.self, text) == [
                "7:7 error lookalike-names: `Task.ѕсоrе` looks like `Task.score` and is another name | "
                    + "write `score`, or another name",
                "8:3 error lookalike-names: `Тask` looks like `Task` and is another name | write `Task`, "
                    + "or another name",
            ])
    }

    @Test func acceptsOtherLetters() {
        let text = """
            entities:
              Task:
                attributes:
                  score: int
                  счёт: int
                  größe: int
            """
        #expect(breaches(LookalikeNamesRule.self, text) == [])
    }
}
