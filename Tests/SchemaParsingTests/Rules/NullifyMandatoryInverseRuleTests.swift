import SchemaParsing
import Testing

@Suite struct NullifyMandatoryInverseRuleTests {
    @Test func nullifyIsWritten() {
        let text = """
            entities:
              Task:
                relationships:
                  category: { to: Category, inverse: tasks }
              Category:
                relationships:
                  tasks: { to: [Task], inverse: category, deleteRule: nullify }
            """
        #expect(
            breaches(NullifyMandatoryInverseRule.self, text) == [
                "9:59 error nullify-mandatory-inverse: `Category.tasks` nullifies `Task.category`, which "
                    + "is mandatory | write `deleteRule: cascade` on `Category.tasks` to delete its `tasks` as "
                    + "well | write `deleteRule: deny` on `Category.tasks` to refuse the deletion while it has "
                    + "any | write `to: Category?` on `Task.category`"
            ])
    }

    @Test func nullifyIsTheDefaultOnBothEnds() {
        let text = """
            entities:
              Order:
                relationships:
                  invoice: { to: Invoice, inverse: order }
              Invoice:
                relationships:
                  order: { to: Order, inverse: invoice }
            """
        #expect(
            breaches(NullifyMandatoryInverseRule.self, text, isFrozen: true) == [
                "6:7 warning nullify-mandatory-inverse: `Order.invoice` nullifies `Invoice.order`, which "
                    + "is mandatory | write `deleteRule: cascade` on `Order.invoice` to delete its `invoice` as "
                    + "well | write `deleteRule: deny` on `Order.invoice` to refuse the deletion while it has "
                    + "one | write `to: Order?` on `Invoice.order`",
                "9:7 warning nullify-mandatory-inverse: `Invoice.order` nullifies `Order.invoice`, which "
                    + "is mandatory | write `deleteRule: cascade` on `Invoice.order` to delete its `order` as "
                    + "well | write `deleteRule: deny` on `Invoice.order` to refuse the deletion while it has "
                    + "one | write `to: Invoice?` on `Order.invoice`",
            ])
    }

    @Test func acceptsOtherRulesAndOptionalInverses() {
        let text = """
            entities:
              Task:
                relationships:
                  category: { to: Category, inverse: tasks }
                  owner: { to: User?, inverse: tasks }
                  tags: { to: [Tag], inverse: tasks }
              Category:
                relationships:
                  tasks: { to: [Task], inverse: category, deleteRule: cascade }
              User:
                relationships:
                  tasks: { to: [Task], inverse: owner }
              Tag:
                relationships:
                  tasks: { to: [Task], inverse: tags }
            """
        #expect(breaches(NullifyMandatoryInverseRule.self, text) == [])
    }
}
