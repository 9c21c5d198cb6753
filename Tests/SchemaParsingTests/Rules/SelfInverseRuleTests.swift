import SchemaParsing
import Testing

@Suite struct SelfInverseRuleTests {
    @Test func aRelationshipIsItsOwnInverse() {
        let text = """
            entities:
              Person:
                relationships:
                  friends: { to: [Person], inverse: friends }
            """
        #expect(
            breaches(SelfInverseRule.self, text) == [
                "6:41 warning self-inverse: `Person.friends` is its own inverse | add a relationship for "
                    + "the way back, for instance `friendsOf: { to: [Person], inverse: friends }`, and name it "
                    + "here"
            ])
    }

    @Test func acceptsTwoRelationshipsOfOneEntity() {
        let text = """
            entities:
              Person:
                relationships:
                  children: { to: [Person], inverse: parent }
                  parent: { to: Person?, inverse: children }
            """
        #expect(breaches(SelfInverseRule.self, text) == [])
    }
}
