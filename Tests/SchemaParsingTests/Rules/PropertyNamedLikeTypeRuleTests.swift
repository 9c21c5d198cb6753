import SchemaParsing
import Testing

@Suite struct PropertyNamedLikeTypeRuleTests {
    @Test func aPropertyHidesItsType() {
        let text = """
            enums:
              Color: [red]
            composites:
              Point: { Color: Color }
            entities:
              Task:
                attributes:
                  Color: Color
                relationships:
                  Task: { to: Task?, inverse: none }
            """
        #expect(
            breaches(PropertyNamedLikeTypeRule.self, text) == [
                "6:12 warning property-named-like-type: `Point.Color` is spelled exactly like its type | "
                    + "call it `color`",
                "10:7 warning property-named-like-type: `Task.Color` is spelled exactly like its type | "
                    + "call it `color`",
                "12:7 warning property-named-like-type: `Task.Task` is spelled exactly like its type | call it `task`",
            ])
    }

    @Test func acceptsOtherSpelling() {
        let text = """
            enums:
              Color: [red]
            entities:
              Task:
                attributes: { color: Color }
            """
        #expect(breaches(PropertyNamedLikeTypeRule.self, text) == [])
    }
}
