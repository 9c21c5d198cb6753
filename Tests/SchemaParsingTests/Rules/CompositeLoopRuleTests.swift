import SchemaParsing
import Testing

@Suite struct CompositeLoopRuleTests {
    @Test func aLoopThroughOthersIsReportedOnce() {
        let text = """
            composites:
              Address: { street: string, country: Country }
              Country: { name: string, capital: City? }
              City: { address: Address }
            """
        #expect(
            breaches(CompositeLoopRule.self, text) == [
                "6:20 error composite-loop: `Address` contains `Country`, which contains `City`, which "
                    + "contains `Address` | remove the field `address` | or make `Address` an entity and link to "
                    + "it"
            ])
    }

    @Test func aCompositeContainsItself() {
        let text = """
            composites:
              Point: { x: double, next: Point? }
            """
        #expect(
            breaches(CompositeLoopRule.self, text) == [
                "4:29 error composite-loop: `Point` contains itself | remove the field `next` | or make "
                    + "`Point` an entity and link to it"
            ])
    }

    @Test func acceptsNestedComposites() {
        let text = """
            composites:
              Address: { street: string, point: Point }
              Place: { address: Address, point: Point }
              Point: { x: double, y: double }
            """
        #expect(breaches(CompositeLoopRule.self, text) == [])
    }
}
