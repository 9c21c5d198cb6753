import SchemaParsing
import Testing

@Suite struct IdentifierHashabilityRuleTests {
    @Test func doubtfulTypesAreReported() {
        let text = """
            composites:
              Key: { a: int, b: int }
            entities:
              Task:
                attributes:
                  id: Key
              Note:
                attributes:
                  id: codable(NoteID)
              Tag:
                relationships:
                  id: { to: Task?, inverse: none }
            """
        #expect(
            breaches(IdentifierHashabilityRule.self, text) == [
                "8:7 warning identifier-hashability: `Task.id` is the composite `Key`, and an `id` must be "
                    + "Hashable | give it another name | or write `id: { type: uuid, default: uuid() }`",
                "11:7 warning identifier-hashability: `Note.id` is of the hand-written type `NoteID`, and "
                    + "an `id` must be Hashable | give it another name | or write `id: { type: uuid, default: "
                    + "uuid() }`",
                "14:17 warning identifier-hashability: `Tag.id` is a relationship, and an `id` must be "
                    + "Hashable | give it another name | or write `id: { type: uuid, default: uuid() }`",
            ])
    }

    @Test func acceptsScalars() {
        let text = """
            entities:
              Task:
                attributes:
                  id: uuid
                  key: codable(Key)
            """
        #expect(breaches(IdentifierHashabilityRule.self, text) == [])
    }
}
