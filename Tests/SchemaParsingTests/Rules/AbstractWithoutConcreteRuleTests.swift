import SchemaParsing
import Testing

@Suite struct AbstractWithoutConcreteRuleTests {
    @Test func anAbstractLeafIsReported() {
        let text = """
            entities:
              Item: { abstract: true, attributes: { title: string } }
              Medium: { abstract: true, extends: Item }
            """
        #expect(
            breaches(AbstractWithoutConcreteRule.self, text) == [
                "4:21 warning abstract-without-concrete: `Item` is abstract and no concrete entity extends "
                    + "it | remove `abstract: true` | or write `extends: Item` on another entity",
                "5:23 warning abstract-without-concrete: `Medium` is abstract and no concrete entity "
                    + "extends it | remove `abstract: true` | or write `extends: Medium` on another entity",
            ])
    }

    @Test func acceptsAConcreteDescendant() {
        let text = """
            entities:
              Item: { abstract: true, attributes: { title: string } }
              Medium: { abstract: true, extends: Item }
              Book: { extends: Medium }
            """
        #expect(breaches(AbstractWithoutConcreteRule.self, text) == [])
    }
}
