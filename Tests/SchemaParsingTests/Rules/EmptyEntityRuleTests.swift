import SchemaParsing
import Testing

@Suite struct EmptyEntityRuleTests {
    @Test func anEntityWithoutMembersIsReported() {
        let text = """
            entities:
              Marker: {}
              Root: { abstract: true }
              Leaf: { extends: Root, attributes: {} }
            """
        #expect(
            breaches(EmptyEntityRule.self, text) == [
                "4:3 warning empty-entity: `Marker` has neither attributes nor relationships | add a "
                    + "member, for instance `attributes: { id: { type: uuid, default: uuid() } }`",
                "6:3 warning empty-entity: `Leaf` has neither attributes nor relationships | add a member, "
                    + "for instance `attributes: { id: { type: uuid, default: uuid() } }`",
            ])
    }

    @Test func acceptsInheritedMembers() {
        let text = """
            entities:
              Item: { attributes: { title: string } }
              Book: { extends: Item }
              Base: { abstract: true }
            """
        #expect(breaches(EmptyEntityRule.self, text) == [])
    }
}
