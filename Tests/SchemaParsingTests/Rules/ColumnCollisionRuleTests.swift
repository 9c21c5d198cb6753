import SchemaParsing
import Testing

@Suite struct ColumnCollisionRuleTests {
    @Test func oneColumnForTwoIsReported() {
        let text = """
            composites:
              Address: { street: string, point: Point }
              Point: { x: double }
            entities:
              Place:
                attributes:
                  address: Address
                  address_street: string
                  other: { type: double, column: Address_Point_X }
              City: { extends: Place, attributes: { name: { type: string, column: address_street } } }
            """
        #expect(
            breaches(ColumnCollisionRule.self, text) == [
                "10:7 error column-collision: `Place.address` and `Place.address_street` both need the "
                    + "column `address_street` | write `column: address_streetValue`, or rename one of the two",
                "11:38 error column-collision: `Place.address` and `Place.other` both need the column "
                    + "`Address_Point_X` | write another name behind `column:`",
                "12:71 error column-collision: `Place.address_street` and `City.name` both need the column "
                    + "`address_street` | write another name behind `column:`",
            ])
    }

    @Test func acceptsOwnColumns() {
        let text = """
            composites:
              Address: { street: string }
            entities:
              Place:
                attributes:
                  address: Address
                  street: string
                  draft: { type: string?, transient: true, column: street }
              Left: { extends: Place, attributes: { size: { type: int, column: extra } } }
              Right: { extends: Place, attributes: { width: { type: int, column: extra } } }
            """
        #expect(breaches(ColumnCollisionRule.self, text) == [])
    }
}
