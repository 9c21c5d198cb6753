import SchemaParsing
import Testing

@Suite struct DuplicateRawValueRuleTests {
    @Test func equalNumbersAndTextsAreReported() {
        let text = """
            enums:
              Priority: { raw: int, cases: { low: 0, normal: 1, high: 0 } }
              Color: { raw: string, cases: { red: { identity: rot }, crimson: rot } }
            """
        #expect(
            breaches(DuplicateRawValueRule.self, text) == [
                "4:59 error duplicate-raw-value: `Priority.high` and `Priority.low` have the same raw "
                    + "value, `0` | give `Priority.high` a raw value of its own",
                "5:67 error duplicate-raw-value: `Color.crimson` and `Color.red` have the same raw value, "
                    + "`rot` | give `Color.crimson` a raw value of its own",
            ])
    }

    @Test func acceptsDifferentValues() {
        let text = """
            enums:
              Priority: { raw: int, cases: { low: 0, normal: 1 } }
              Color: { raw: string, cases: { red: red, dark: Red } }
            """
        #expect(breaches(DuplicateRawValueRule.self, text) == [])
    }
}
