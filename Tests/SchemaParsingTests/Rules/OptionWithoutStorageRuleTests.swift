import SchemaParsing
import Testing

@Suite struct OptionWithoutStorageRuleTests {
    @Test func optionsOfStorageAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  draft: { type: string?, transient: true, spotlight: true, encrypted: true }
                  photo: { type: data?, ephemeral: true, externalStorage: true }
            """
        #expect(
            breaches(OptionWithoutStorageRule.self, text) == [
                "6:59 warning option-without-storage: `spotlight` of `Task.draft` does nothing: the "
                    + "attribute is transient | remove `spotlight`",
                "6:76 warning option-without-storage: `encrypted` of `Task.draft` does nothing: the "
                    + "attribute is transient | remove `encrypted`",
                "7:63 warning option-without-storage: `externalStorage` of `Task.photo` does nothing: the "
                    + "attribute is ephemeral | remove `externalStorage`",
            ])
    }

    @Test func acceptsStoredAttributes() {
        let text = """
            entities:
              Task:
                attributes:
                  draft: { type: string?, spotlight: true, encrypted: true }
                  cursor: { type: int?, transient: true }
            """
        #expect(breaches(OptionWithoutStorageRule.self, text) == [])
    }
}
