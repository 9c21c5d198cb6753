import SchemaParsing
import Testing

@Suite struct SpotlightTypeRuleTests {
    @Test func unsearchableValuesAreReported() {
        let text = """
            composites:
              Address: { street: string }
            entities:
              Task:
                attributes:
                  photo: { type: data, spotlight: true }
                  address: { type: Address, spotlight: true }
            """
        #expect(
            breaches(SpotlightTypeRule.self, text) == [
                "8:39 warning spotlight-type: Spotlight finds nothing in `Task.photo`: it is data | remove "
                    + "`spotlight`",
                "9:44 warning spotlight-type: Spotlight finds nothing in `Task.address`: it is a composite "
                    + "| remove `spotlight`",
            ])
    }

    @Test func acceptsSearchableValues() {
        let text = """
            entities:
              Task:
                attributes:
                  title: { type: string, spotlight: true }
                  isDone: { type: bool, spotlight: true }
            """
        #expect(breaches(SpotlightTypeRule.self, text) == [])
    }
}
