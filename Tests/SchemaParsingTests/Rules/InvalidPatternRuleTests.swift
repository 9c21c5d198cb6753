import SchemaParsing
import Testing

@Suite struct InvalidPatternRuleTests {
    @Test func brokenPatternsAreReported() {
        let text = #"""
            entities:
              Task:
                attributes:
                  a: { type: string, pattern: "(ab" }
                  b: { type: string, pattern: "ab)" }
                  c: { type: string, pattern: "[a-z" }
                  d: { type: string, pattern: "*a" }
                  e: { type: string, pattern: 'a\' }
                  f: { type: string, pattern: "a{3,2}" }
            """#
        #expect(
            breaches(InvalidPatternRule.self, text) == [
                "6:35 error invalid-pattern: the pattern of `Task.a` is no regular expression: the group "
                    + "that begins at character 1 is not closed | write a back-slash before a character that "
                    + "stands for itself",
                "7:35 error invalid-pattern: the pattern of `Task.b` is no regular expression: the bracket "
                    + "`)` at character 3 closes nothing | write a back-slash before a character that stands for "
                    + "itself",
                "8:35 error invalid-pattern: the pattern of `Task.c` is no regular expression: the set "
                    + "that begins at character 1 is not closed | write a back-slash before a character that "
                    + "stands for itself",
                "9:35 error invalid-pattern: the pattern of `Task.d` is no regular expression: nothing "
                    + "stands before the `*` at character 1 | write a back-slash before a character that stands "
                    + "for itself",
                "10:35 error invalid-pattern: the pattern of `Task.e` is no regular expression: it ends in "
                    + "a back-slash | write a back-slash before a character that stands for itself",
                "11:35 error invalid-pattern: the pattern of `Task.f` is no regular expression: the "
                    + "interval `{3,2}` at character 2 goes backwards | write `{2,3}`",
            ])
    }

    @Test func acceptsWhatOneDialectTakes() {
        let text = #"""
            entities:
              Task:
                attributes:
                  a: { type: string, pattern: '^[^@\s]+@[\w.-]+$' }
                  b: { type: string, pattern: '(?i)(?<year>\d{4})-(?=x)\p{L}+' }
                  c: { type: string, pattern: '[a-z&&[^b]]{2,}?|a++|\Q(\E' }
            """#
        #expect(breaches(InvalidPatternRule.self, text) == [])
    }
}
