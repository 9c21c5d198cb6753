import SchemaParsing
import Testing

@Suite struct RedeclaredMemberRuleTests {
    @Test func membersOfAncestorsAreReported() {
        let text = """
            entities:
              Item:
                attributes:
                  title: string
                  size: int
              Medium: { extends: Item }
              Book:
                extends: Medium
                attributes:
                  title: string?
                relationships:
                  size: { to: Item?, inverse: none }
            """
        #expect(
            breaches(RedeclaredMemberRule.self, text) == [
                "12:7 error redeclared-member: the attribute `Book.title` is inherited already as "
                    + "`Item.title` | remove `Book.title` | or give it another name",
                "14:7 error redeclared-member: the relationship `Book.size` is inherited already as "
                    + "`Item.size` | remove `Book.size` | or give it another name",
            ])
    }

    @Test func acceptsSiblingsOfOneName() {
        let text = """
            entities:
              Item: { attributes: { title: string } }
              Book: { extends: Item, attributes: { pages: int } }
              Magazine: { extends: Item, attributes: { pages: int } }
              Other: { attributes: { title: string } }
            """
        #expect(breaches(RedeclaredMemberRule.self, text) == [])
    }
}
