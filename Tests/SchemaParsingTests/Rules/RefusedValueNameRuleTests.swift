import SchemaParsing
import Testing

@Suite struct RefusedValueNameRuleTests {
    @Test func fieldsAndCasesAreReported() {
        let text = """
            enums:
              Kind: [self, AllCases, none]
            composites:
              Address: { init: int, CodingKeys: string }
            """
        #expect(
            breaches(RefusedValueNameRule.self, text) == [
                "4:10 error refused-value-name: no case can be called `self`: Swift reads it as something "
                    + "else behind a point, even in back-ticks | call it `selfValue`, for instance",
                "4:16 error refused-value-name: no case can be called `AllCases`: every generated enum has "
                    + "a type of that name | call it `allCasesValue`, for instance",
                "6:14 error refused-value-name: no field can be called `init`: Swift reads it as something "
                    + "else behind a point, even in back-ticks | call it `initValue`, for instance",
                "6:25 error refused-value-name: no field can be called `CodingKeys`: a Codable type has a "
                    + "type of that name | call it `codingKeysValue`, for instance",
            ])
    }

    @Test func acceptsKeywords() {
        let text = """
            enums:
              Kind: [default, class, rawValue, description]
            composites:
              Address: { hash: int, in: string }
            """
        #expect(breaches(RefusedValueNameRule.self, text) == [])
    }
}
