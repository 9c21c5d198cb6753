import SchemaParsing
import Testing

@Suite struct LimitsReversedRuleTests {
    @Test func boundsAndLengthsAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  rank: { type: int, min: 5, max: 1 }
                  price: { type: decimal, min: 1.50, max: 1.5 }
                  due: { type: date, min: "2024-02-01T00:00:00Z", max: "2024-01-01T00:00:00Z" }
                  title: { type: string, minLength: 10, maxLength: 2 }
            """
        #expect(
            breaches(LimitsReversedRule.self, text) == [
                "6:31 error limits-reversed: `min` of `Task.rank` is 5, above its `max` 1 | write `min: 1, max: 5`",
                "8:31 error limits-reversed: `min` of `Task.due` is 2024-02-01T00:00:00Z, above its `max` "
                    + "2024-01-01T00:00:00Z | write `min: 2024-01-01T00:00:00Z, max: 2024-02-01T00:00:00Z`",
                "9:41 error limits-reversed: `minLength` of `Task.title` is 10, above its `maxLength` 2 | "
                    + "write `minLength: 2, maxLength: 10`",
            ])
    }

    @Test func acceptsRoom() {
        let text = """
            entities:
              Task:
                attributes:
                  rank: { type: int, min: 1, max: 1 }
                  title: { type: string, minLength: 1, maxLength: 200 }
                  ratio: { type: double, min: -1.5, max: 1e3 }
            """
        #expect(breaches(LimitsReversedRule.self, text) == [])
    }
}
