import SchemaParsing
import Testing

@Suite struct UniqueGeneratedDefaultRuleTests {
    @Test func momentsAloneAreReported() {
        let text = """
            entities:
              Task:
                attributes:
                  createdAt: { type: date, default: now(), unique: true }
                  changedAt: { type: date, default: now() }
                unique: [[changedAt, createdAt]]
            """
        #expect(
            breaches(UniqueGeneratedDefaultRule.self, text) == [
                "6:56 error unique-generated-default: `Task.createdAt` is unique, and its default is the "
                    + "moment of creation | remove `unique: true` | use an identifier instead: `id: { type: "
                    + "uuid, default: uuid(), unique: true }`",
                "8:14 error unique-generated-default: the unique key `[changedAt, createdAt]` of `Task` is "
                    + "made of moments of creation | add a member that tells the objects apart | use an "
                    + "identifier instead: `id: { type: uuid, default: uuid(), unique: true }`",
            ])
    }

    @Test func acceptsIdentifiersAndLargerKeys() {
        let text = """
            entities:
              Task:
                attributes:
                  id: { type: uuid, default: uuid(), unique: true }
                  title: string
                  createdAt: { type: date, default: now() }
                  due: { type: date, unique: true }
                unique: [[title, createdAt]]
            """
        #expect(breaches(UniqueGeneratedDefaultRule.self, text) == [])
    }
}
