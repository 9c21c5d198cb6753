import SchemaParsing
import Testing

@Suite struct InheritedUniqueRuleTests {
    @Test func aKeyOfInheritedMembersIsReported() {
        let text = """
            entities:
              Item: { attributes: { code: string, shelf: int } }
              Book:
                extends: Item
                unique: [[code, shelf]]
            """
        #expect(
            breaches(InheritedUniqueRule.self, text) == [
                "7:14 warning inherited-unique: the unique key `[code, shelf]` of `Book` binds every "
                    + "`Item` | move the key to `Item`: `unique: [[code, shelf]]`"
            ])
    }

    @Test func acceptsOwnMembersAndTheRootItself() {
        let text = """
            entities:
              Item:
                attributes: { code: string }
                unique: [[code]]
              Book:
                extends: Item
                attributes: { isbn: { type: string, unique: true }, edition: int }
                unique: [[code, edition]]
            """
        #expect(breaches(InheritedUniqueRule.self, text) == [])
    }
}
