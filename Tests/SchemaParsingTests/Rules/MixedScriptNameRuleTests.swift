import SchemaParsing
import Testing

@Suite struct MixedScriptNameRuleTests {
    @Test func aForeignLetterIsReported() {
        let text = """
            entities:
              Task:
                attributes:
                  titlе: string
            """
        #expect(
            breaches(MixedScriptNameRule.self, text) == [
                "6:7 warning mixed-script-name: `Task.titlе` mixes Latin letters with U+0435, which looks "
                    + "like one | write `title`"
            ])
    }

    @Test func acceptsOneScript() {
        let text = """
            entities:
              Task:
                attributes: { title: string, счет: int, größe: int }
            """
        #expect(breaches(MixedScriptNameRule.self, text) == [])
    }
}
