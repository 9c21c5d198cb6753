import SchemaParsing
import Testing

@Suite struct DeleteRuleNoActionRuleTests {
    @Test func noActionIsReported() {
        let text = """
            entities:
              Task:
                relationships:
                  category: { to: Category?, inverse: tasks }
              Category:
                relationships:
                  tasks: { to: [Task], inverse: category, deleteRule: noAction }
            """
        #expect(
            breaches(DeleteRuleNoActionRule.self, text) == [
                "9:59 warning delete-rule-no-action: `Category.tasks` leaves references behind when a "
                    + "`Category` is deleted | write `deleteRule: nullify` on `Category.tasks`"
            ])
    }

    @Test func acceptsOtherRules() {
        let text = """
            entities:
              Task:
                relationships:
                  category: { to: Category?, inverse: tasks, deleteRule: nullify }
              Category:
                relationships:
                  tasks: { to: [Task], inverse: category, deleteRule: deny }
            """
        #expect(breaches(DeleteRuleNoActionRule.self, text) == [])
    }
}
