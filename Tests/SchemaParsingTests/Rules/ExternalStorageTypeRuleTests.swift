import SchemaParsing
import Testing

@Suite struct ExternalStorageTypeRuleTests {
    @Test func smallValuesAreReported() {
        let text = """
            enums:
              Color: [red]
            entities:
              Task:
                attributes:
                  rank: { type: int, externalStorage: true }
                  color: { type: Color, externalStorage: true }
            """
        #expect(
            breaches(ExternalStorageTypeRule.self, text) == [
                "8:43 warning external-storage-type: `externalStorage` of `Task.rank` does nothing: an "
                    + "`int` is never large | remove `externalStorage`",
                "9:46 warning external-storage-type: `externalStorage` of `Task.color` does nothing: a "
                    + "`Color` is never large | remove `externalStorage`",
            ])
    }

    @Test func acceptsLargeValues() {
        let text = """
            entities:
              Task:
                attributes:
                  photo: { type: data, externalStorage: true }
                  text: { type: string, externalStorage: true }
                  tags: { type: list(string), externalStorage: true }
                  weather: { type: codable(Weather), externalStorage: true }
            """
        #expect(breaches(ExternalStorageTypeRule.self, text) == [])
    }
}
