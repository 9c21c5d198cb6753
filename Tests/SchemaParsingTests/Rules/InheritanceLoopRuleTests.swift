import SchemaParsing
import Testing

@Suite struct InheritanceLoopRuleTests {
    @Test func aLoopIsReportedOnceWithItsMembers() {
        let text = """
            entities:
              Animal: { extends: Dog, attributes: { name: string } }
              Puppy: { extends: Dog }
              Dog: { extends: Mammal }
              Mammal: { extends: Animal }
            """
        #expect(
            breaches(InheritanceLoopRule.self, text) == [
                "4:22 error inheritance-loop: `Animal` extends `Dog`, which extends `Mammal`, which "
                    + "extends `Animal` | remove `extends` from one of them"
            ])
    }

    @Test func anEntityExtendsItself() {
        let text = """
            entities:
              Animal: { extends: Animal, attributes: { name: string } }
            """
        #expect(
            breaches(InheritanceLoopRule.self, text) == [
                "4:22 error inheritance-loop: `Animal` extends itself | remove `extends`"
            ])
    }

    @Test func acceptsLongChain() {
        let text = """
            entities:
              Animal: { attributes: { name: string } }
              Mammal: { extends: Animal }
              Dog: { extends: Mammal }
            """
        #expect(breaches(InheritanceLoopRule.self, text) == [])
    }
}
