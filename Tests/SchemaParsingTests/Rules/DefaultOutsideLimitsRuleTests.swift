import SchemaParsing
import Testing

@Suite struct DefaultOutsideLimitsRuleTests {
    @Test func eachLimitIsHeld() {
        let text = #"""
            entities:
              Task:
                attributes:
                  rank: { type: int, default: 0, min: 1 }
                  ratio: { type: double, default: 1.5, max: 1 }
                  title: { type: string, default: "", minLength: 1 }
                  code: { type: string, default: abc, maxLength: 2 }
                  zip: { type: string, default: 123a, pattern: '\d{5}' }
            """#
        #expect(
            breaches(DefaultOutsideLimitsRule.self, text) == [
                "6:35 error default-outside-limits: `default` of `Task.rank` is `0`, below its `min` 1 | "
                    + "write another default, or another `min`",
                "7:39 error default-outside-limits: `default` of `Task.ratio` is `1.5`, above its `max` 1 "
                    + "| write another default, or another `max`",
                "8:39 error default-outside-limits: `default` of `Task.title` is empty, shorter than its "
                    + "`minLength` 1 | write another default, or another `minLength`",
                "9:38 error default-outside-limits: `default` of `Task.code` is `abc`, longer than its "
                    + "`maxLength` 2 | write another default, or another `maxLength`",
                "10:37 error default-outside-limits: `default` of `Task.zip` is `123a`, against its "
                    + "`pattern` | write another default, or another `pattern`",
            ])
    }

    @Test func acceptsDefaultsInsideAndUndecidedOnes() {
        let text = #"""
            entities:
              Task:
                attributes:
                  rank: { type: int, default: 1, min: 1, max: 1 }
                  title: { type: string, default: "e\u0301", maxLength: 1 }
                  zip: { type: string, default: 12345, pattern: '\d{5}' }
                  word: { type: string, default: x, pattern: '(?i)[a-c]' }
                  created: { type: date, default: now(), max: "2000-01-01T00:00:00Z" }
            """#
        #expect(breaches(DefaultOutsideLimitsRule.self, text) == [])
    }
}
