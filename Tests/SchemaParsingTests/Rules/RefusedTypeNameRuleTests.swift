import SchemaParsing
import Testing

@Suite struct RefusedTypeNameRuleTests {
    @Test func namesThatSwiftKeepsAreReported() {
        let text = """
            enums:
              Type: [a]
            composites:
              Any: { x: int }
            entities:
              Protocol: { attributes: { x: int } }
              Node: { class: Self, attributes: { x: int } }
            """
        #expect(
            breaches(RefusedTypeNameRule.self, text) == [
                "4:3 error refused-type-name: no enum can be called `Type`: Swift has a type of that name "
                    + "that nothing can replace | call it `ItemType`, for instance",
                "6:3 error refused-type-name: no composite can be called `Any`: Swift has a type of that "
                    + "name that nothing can replace | call it `ItemAny`, for instance",
                "8:3 error refused-type-name: no entity can be called `Protocol`: Swift has a type of that "
                    + "name that nothing can replace | call it `ItemProtocol`, for instance",
                "9:18 error refused-type-name: the class of `Node` cannot be called `Self`: Swift has a "
                    + "type of that name that nothing can replace | call it `ItemSelf`, for instance",
            ])
    }

    @Test func acceptsNamesOfLibraries() {
        let text = """
            enums:
              Error: [a]
            entities:
              Task: { attributes: { x: int } }
              Data: { attributes: { x: int } }
              Model: { attributes: { x: int } }
            """
        #expect(breaches(RefusedTypeNameRule.self, text) == [])
    }
}
