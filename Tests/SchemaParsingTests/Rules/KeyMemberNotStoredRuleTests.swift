import SchemaParsing
import Testing

@Suite struct KeyMemberNotStoredRuleTests {
    @Test func whatHasNoColumnIsReported() {
        let text = """
            composites:
              Address: { street: string }
            entities:
              Task:
                attributes:
                  address: { type: Address, unique: true }
                  draft: { type: string?, transient: true }
                  cursor: { type: int, ephemeral: true, default: 0 }
                indexes: [[draft]]
                unique: [[cursor]]
            """
        #expect(
            breaches(KeyMemberNotStoredRule.self, text) == [
                "8:41 error key-member-not-stored: `Task.address` cannot be in a unique key: it is a "
                    + "composite, stored as one column a field | remove `unique: true`",
                "11:16 error key-member-not-stored: `Task.draft` cannot be in an index: it is transient, "
                    + "so no store holds it | remove `[draft]`",
                "12:15 error key-member-not-stored: `Task.cursor` cannot be in a unique key: it is "
                    + "ephemeral, so no store holds it | remove `[cursor]`",
            ])
    }

    @Test func acceptsStoredMembers() {
        let text = """
            entities:
              Task:
                attributes:
                  title: string
                relationships:
                  parent: { to: Task?, inverse: none }
                indexes: [[title, parent]]
            """
        #expect(breaches(KeyMemberNotStoredRule.self, text) == [])
    }
}
