import SchemaParsing
import Testing

@Suite struct OwnershipPrefixRuleTests {
    @Test func familiesOfMethodsAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  newTitle: string
                  copyCount: int
                  alloc: int
                  initDate: date
            """
        #expect(
            breaches(OwnershipPrefixRule.self, text) == [
                "6:7 warning ownership-prefix: `Task.newTitle` begins with `new` | put another word first",
                "7:7 warning ownership-prefix: `Task.copyCount` begins with `copy` | put another word first",
                "8:7 warning ownership-prefix: `Task.alloc` begins with `alloc` | put another word first",
                "9:7 warning ownership-prefix: `Task.initDate` begins with `init` | put another word first",
            ])
    }

    @Test func acceptsOtherWords() {
        let text = """
            entities:
              Task:
                attributes:
                  news: string
                  copyright: string
                  initial: string
                  isNew: bool
                  copy: int
            """
        #expect(breaches(OwnershipPrefixRule.self, text) == [])
    }
}
