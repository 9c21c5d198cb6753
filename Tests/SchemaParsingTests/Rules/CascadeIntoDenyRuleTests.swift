import SchemaParsing
import Testing

@Suite struct CascadeIntoDenyRuleTests {
    @Test func aCascadeReachesAMandatoryDeny() {
        let text = """
            entities:
              Order:
                relationships:
                  lines: { to: [Line], inverse: order, deleteRule: cascade }
              Line:
                relationships:
                  order: { to: Order?, inverse: lines }
                  product: { to: Product, inverse: lines, deleteRule: deny }
              Product:
                relationships:
                  lines: { to: [Line], inverse: product, deleteRule: deny }
            """
        #expect(
            breaches(CascadeIntoDenyRule.self, text) == [
                "6:56 warning cascade-into-deny: `Order.lines` cascades to objects that `Line.product` "
                    + "never lets go | write `deleteRule: nullify` on `Line.product` | write `to: Product?` on "
                    + "`Line.product`"
            ])
    }

    @Test func acceptsDenyThatMayBeEmpty() {
        let text = """
            entities:
              Order:
                relationships:
                  lines: { to: [Line], inverse: order, deleteRule: cascade }
              Line:
                relationships:
                  order: { to: Order?, inverse: lines }
                  product: { to: Product?, inverse: lines, deleteRule: deny }
                  refunds: { to: [Product], inverse: none, deleteRule: deny }
              Product:
                relationships:
                  lines: { to: [Line], inverse: product }
            """
        #expect(breaches(CascadeIntoDenyRule.self, text) == [])
    }
}
