import SchemaParsing
import Testing

@Suite struct PropertyNameCaseRuleTests {
    @Test func capitalsAreReported() {
        let text = """
            composites:
              Address: { Street: string }
            entities:
              Task:
                attributes:
                  Title: string
                  URLString: string
                relationships:
                  Parent: { to: Task?, inverse: none }
            """
        #expect(
            breaches(PropertyNameCaseRule.self, text) == [
                "4:14 warning property-name-case: `Address.Street` begins with a capital letter | call it `street`",
                "8:7 warning property-name-case: `Task.Title` begins with a capital letter | call it `title`",
                "9:7 warning property-name-case: `Task.URLString` begins with a capital letter | call it `urlString`",
                "11:7 warning property-name-case: `Task.Parent` begins with a capital letter | call it `parent`",
            ])
    }

    @Test func acceptsLowerCase() {
        let text = """
            enums:
              Color: [Red]
            entities:
              Task:
                attributes: { title: string, urlString: string, Color: Color, 名前: string }
            """
        #expect(breaches(PropertyNameCaseRule.self, text) == [])
    }
}
