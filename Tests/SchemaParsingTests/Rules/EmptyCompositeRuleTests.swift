import SchemaParsing
import Testing

@Suite struct EmptyCompositeRuleTests {
    @Test func aCompositeWithoutFieldsIsReported() {
        let text = """
            composites:
              Address: {}
            """
        #expect(
            breaches(EmptyCompositeRule.self, text) == [
                "4:3 warning empty-composite: `Address` has no fields | add a field, for instance "
                    + "`Address: { value: string }`"
            ])
    }

    @Test func acceptsAField() {
        let text = """
            composites:
              Address: { street: string }
            """
        #expect(breaches(EmptyCompositeRule.self, text) == [])
    }
}
