import SchemaParsing
import Testing

@Suite struct DefaultOnDerivedRuleTests {
    @Test func aDefaultOfADerivedAttributeIsReported() {
        let text = """
            entities:
              Task:
                attributes:
                  title: string
                  search: { type: string, derived: "lower(title)", default: "" }
            """
        #expect(
            breaches(DefaultOnDerivedRule.self, text) == [
                "7:65 warning default-on-derived: `Task.search` is derived and has a default | remove `default`"
            ])
    }

    @Test func acceptsEitherAlone() {
        let text = """
            entities:
              Task:
                attributes:
                  title: { type: string, default: "" }
                  search: { type: string, derived: "lower(title)" }
            """
        #expect(breaches(DefaultOnDerivedRule.self, text) == [])
    }
}
