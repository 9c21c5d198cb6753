import SchemaParsing
import Testing

@Suite struct ExternalAndPreservedRuleTests {
    @Test func bothAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  photo: { type: data, externalStorage: true, preserveValueOnDeletion: true }
            """
        #expect(
            breaches(ExternalAndPreservedRule.self, text) == [
                "6:76 warning external-and-preserved: `Task.photo` has both `externalStorage` and "
                    + "`preserveValueOnDeletion` | remove one of the two"
            ])
    }

    @Test func acceptsEither() {
        let text = """
            entities:
              Task:
                attributes:
                  photo: { type: data, externalStorage: true }
                  id: { type: uuid, preserveValueOnDeletion: true }
            """
        #expect(breaches(ExternalAndPreservedRule.self, text) == [])
    }
}
