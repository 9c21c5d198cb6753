import SchemaParsing
import Testing

@Suite struct RepeatedKeyRuleTests {
    @Test func equalKeysAndMembersAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  title: string
                  due: date
                indexes: [[title, due], [due, title], [title, due]]
                unique: [[title, due], [due, title], [due, due]]
            """
        #expect(
            breaches(RepeatedKeyRule.self, text) == [
                "8:43 warning repeated-key: `Task` has the index `[title, due]` twice | remove one of the two",
                "9:28 warning repeated-key: `Task` has the unique key `[due, title]` twice | remove one of the two",
                "9:48 warning repeated-key: the unique key `[due, due]` of `Task` names `due` twice | "
                    + "remove one of the two",
            ])
    }

    @Test func acceptsDifferentKeys() {
        let text = """
            entities:
              Task:
                attributes: { title: string, due: date }
                indexes: [[title], [title, due], [due, title]]
              Note:
                attributes: { title: string }
                indexes: [[title]]
            """
        #expect(breaches(RepeatedKeyRule.self, text) == [])
    }
}
