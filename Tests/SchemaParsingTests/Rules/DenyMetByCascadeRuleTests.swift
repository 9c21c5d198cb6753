import SchemaParsing
import Testing

@Suite struct DenyMetByCascadeRuleTests {
    @Test func theWayBackOfACascadeDenies() {
        let text = """
            entities:
              Order:
                relationships:
                  lines: { to: [Line], inverse: order, deleteRule: cascade }
              Line:
                relationships:
                  order: { to: Order?, inverse: lines, deleteRule: deny }
            """
        #expect(
            breaches(DenyMetByCascadeRule.self, text) == [
                "9:56 error deny-met-by-cascade: `Order.lines` cascades to objects that `Line.order` "
                    + "forbids to delete | write `deleteRule: nullify` on `Line.order` | write `deleteRule: "
                    + "deny` on `Order.lines` and `deleteRule: nullify` on `Line.order` to refuse the deletion "
                    + "of an `Order` that has any"
            ])
    }

    @Test func acceptsDenyElsewhere() {
        let text = """
            entities:
              Order:
                relationships:
                  lines: { to: [Line], inverse: order, deleteRule: cascade }
              Line:
                relationships:
                  order: { to: Order?, inverse: lines }
                  refunds: { to: [Refund], inverse: line, deleteRule: deny }
              Refund:
                relationships:
                  line: { to: Line?, inverse: refunds }
            """
        #expect(breaches(DenyMetByCascadeRule.self, text) == [])
    }
}
