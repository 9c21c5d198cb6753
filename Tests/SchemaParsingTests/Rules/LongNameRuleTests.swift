import SchemaParsing
import Testing

@Suite struct LongNameRuleTests {
    @Test func longNamesAreReported() {
        let text = """
            entities:
              AVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKeepIt01:
                attributes:
                  aVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKeepIt01: int
              Short:
                table: aVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKeepIt0x
                attributes:
                  x: { type: int, column: aVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKeepIt01 }
            """
        #expect(
            breaches(LongNameRule.self, text) == [
                "4:3 warning long-name: `AVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKee…` "
                    + "has 65 bytes | write a shorter name behind `table:`",
                "6:7 warning long-name: `aVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKee…` "
                    + "has 65 bytes | write a shorter name",
                "8:12 warning long-name: `aVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKee…` "
                    + "has 65 bytes | write a shorter name behind `table:`",
                "10:31 warning long-name: `aVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKee…` "
                    + "has 65 bytes | write a shorter name",
            ])
    }

    @Test func acceptsSixtyThreeBytes() {
        let text = """
            entities:
              AVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKeepIt01:
                table: long
                attributes:
                  aVeryLongNameThatGoesOnAndOnUntilNoDatabaseInTheWorldWillKeepIt: int
            """
        #expect(breaches(LongNameRule.self, text) == [])
    }
}
