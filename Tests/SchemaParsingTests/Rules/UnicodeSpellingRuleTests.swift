import SchemaParsing
import Testing

@Suite struct UnicodeSpellingRuleTests {
    @Test func otherBytesOfOneNameAreReported() {
        let text = """
            enums:
              Qualité: [a]
            entities:
              Café:
                attributes:
                  prénom: string
                  note: Qualité
                relationships:
                  parent: { to: Café?, inverse: none }
                indexes: [[prénom]]
            """
        #expect(
            breaches(UnicodeSpellingRule.self, text) == [
                "9:13 error unicode-spelling: `Qualité` is spelled in other Unicode characters here than "
                    + "where it is declared | copy the name from its declaration",
                "11:21 error unicode-spelling: `Café` is spelled in other Unicode characters here than "
                    + "where it is declared | copy the name from its declaration",
                "12:16 error unicode-spelling: `prénom` is spelled in other Unicode characters here than "
                    + "where it is declared | copy the name from its declaration",
            ])
    }

    @Test func acceptsOneSpelling() {
        let text = """
            entities:
              Café:
                attributes: { prénom: string }
                relationships:
                  parent: { to: Café?, inverse: none }
                indexes: [[prénom]]
            """
        #expect(breaches(UnicodeSpellingRule.self, text) == [])
    }
}
