import SchemaParsing
import Testing

@Suite struct EmptyEnumRuleTests {
    @Test func enumsWithoutCasesAreReported() {
        let text = """
            enums:
              Color: []
              Size: { raw: int, cases: {} }
            """
        #expect(
            breaches(EmptyEnumRule.self, text) == [
                "4:3 error empty-enum: `Color` has no cases | write the cases: `Color: [first, second]`",
                "5:28 error empty-enum: `Size` has no cases | write the cases: `cases: { first: 0, second: 1 }`",
            ])
    }

    @Test func acceptsACase() {
        let text = """
            enums:
              Color: [red]
            """
        #expect(breaches(EmptyEnumRule.self, text) == [])
    }
}
