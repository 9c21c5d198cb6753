import SchemaParsing
import Testing

@Suite struct OpaqueKeyMemberRuleTests {
    @Test func encodedValuesAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  tags: list(string)
                  weather: { type: codable(Weather), unique: true }
                indexes: [[tags]]
            """
        #expect(
            breaches(OpaqueKeyMemberRule.self, text) == [
                "7:50 warning opaque-key-member: `Task.weather` is an encoded value, and the unique key "
                    + "compares its bytes | remove `unique: true`",
                "8:16 warning opaque-key-member: `Task.tags` is a list, and the index compares its bytes | "
                    + "remove `[tags]`",
            ])
    }

    @Test func acceptsPlainValues() {
        let text = """
            entities:
              Task:
                attributes:
                  id: { type: uuid, unique: true }
                  icon: data
                indexes: [[icon]]
            """
        #expect(breaches(OpaqueKeyMemberRule.self, text) == [])
    }
}
