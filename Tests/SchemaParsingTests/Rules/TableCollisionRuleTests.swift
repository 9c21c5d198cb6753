import SchemaParsing
import Testing

@Suite struct TableCollisionRuleTests {
    @Test func oneTableForTwoIsReported() {
        let text = """
            entities:
              Task: { attributes: { x: int } }
              Job: { table: task, attributes: { x: int } }
            """
        #expect(
            breaches(TableCollisionRule.self, text) == [
                "5:17 error table-collision: `Job` and `Task` both have the table `task` | write another "
                    + "name behind `table:`"
            ])
    }

    @Test func acceptsOwnTables() {
        let text = """
            entities:
              Task: { table: jobs, attributes: { x: int } }
              Job: { table: tasks, attributes: { x: int } }
              Chore: { extends: Task }
            """
        #expect(breaches(TableCollisionRule.self, text) == [])
    }
}
