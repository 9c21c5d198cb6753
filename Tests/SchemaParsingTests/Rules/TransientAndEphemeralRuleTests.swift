import SchemaParsing
import Testing

@Suite struct TransientAndEphemeralRuleTests {
    @Test func bothAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  cursor: { type: int?, transient: true, ephemeral: true }
            """
        #expect(
            breaches(TransientAndEphemeralRule.self, text) == [
                "6:57 error transient-and-ephemeral: `Task.cursor` is both transient and ephemeral | "
                    + "remove `transient: true` | or remove `ephemeral: true`"
            ])
    }

    @Test func acceptsEither() {
        let text = """
            entities:
              Task:
                attributes:
                  cursor: { type: int?, transient: true }
                  place: { type: int?, ephemeral: true }
            """
        #expect(breaches(TransientAndEphemeralRule.self, text) == [])
    }
}
