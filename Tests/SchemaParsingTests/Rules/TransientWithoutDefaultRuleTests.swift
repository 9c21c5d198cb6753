import SchemaParsing
import Testing

@Suite struct TransientWithoutDefaultRuleTests {
    @Test func aMandatoryTransientIsReported() {
        let text = """
            composites:
              Point: { x: double }
            entities:
              Task:
                attributes:
                  draft: { type: string, transient: true }
                  point: { type: Point, transient: true }
            """
        #expect(
            breaches(TransientWithoutDefaultRule.self, text) == [
                "8:22 warning transient-without-default: `Task.draft` is transient, mandatory and has no "
                    + "default | write `optional: true` | or write a `default`",
                "9:22 warning transient-without-default: `Task.point` is transient, mandatory and has no "
                    + "default | write `optional: true`",
            ])
    }

    @Test func acceptsOptionalOrDefault() {
        let text = """
            entities:
              Task:
                attributes:
                  draft: { type: string?, transient: true }
                  count: { type: int, transient: true, default: 0 }
            """
        #expect(breaches(TransientWithoutDefaultRule.self, text) == [])
    }
}
