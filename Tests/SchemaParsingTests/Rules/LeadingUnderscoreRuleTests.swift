import SchemaParsing
import Testing

@Suite struct LeadingUnderscoreRuleTests {
    @Test func namesOfStoresAreReported() {
        let text = """
            entities:
              _Task:
                attributes:
                  _title: string
                  __1: int
            """
        #expect(
            breaches(LeadingUnderscoreRule.self, text) == [
                "4:3 error leading-underscore: `_Task` begins with an underscore | call it `Task`",
                "6:7 error leading-underscore: `_Task._title` begins with an underscore | call it `title`",
                "7:7 error leading-underscore: `_Task.__1` begins with an underscore | let it begin with a letter",
            ])
    }

    @Test func acceptsUnderscoresElsewhere() {
        let text = """
            composites:
              Address: { _street: string }
            entities:
              Task_:
                attributes: { due_date: date, title_: string }
            """
        #expect(breaches(LeadingUnderscoreRule.self, text) == [])
    }
}
