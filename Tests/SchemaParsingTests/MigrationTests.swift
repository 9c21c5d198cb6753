import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// Paths of a migration block, looked up in the versions they speak of.
@Suite struct MigrationTests {
    private static let older = """
        schema: Tasks
        version: 1.0.0
        enums: { Color: [red, green] }
        composites: { Address: { street: string, city: string } }
        entities:
          Item: { attributes: { code: string } }
          Task:
            extends: Item
            attributes: { name: string, rank: int, color: Color?, address: Address? }
            relationships: { list: { to: List?, inverse: tasks } }
          List: { relationships: { tasks: { to: [Task], ordered: true, inverse: list } } }
        """

    private static let newer = """
        schema: Tasks
        version: 2.0.0
        enums: { Color: [crimson, green] }
        composites: { Address: { road: string, city: string } }
        entities:
          Item: { attributes: { code: string } }
          Todo:
            extends: Item
            attributes: { title: string, rank: int, color: Color?, address: Address? }
            relationships: { folder: { to: Folder?, inverse: todos } }
          Folder: { relationships: { todos: { to: [Todo], inverse: folder } } }

        """

    private func folder(_ block: String) -> Folder {
        Folder(
            working: Self.newer + "migration:\n  from: 1.0.0\n" + block, versions: ["1.0.0": Self.older])
    }

    /// The findings about the block, from line 12 on.
    private func findings(_ block: String) -> [String] {
        folder(block).findings.filter { $0.hasPrefix("schema.yaml:") }
    }

    private static let renames = """
          rename:
            Task: Todo
            List: Folder
            Task.name: title
            Task.list: folder
            List.tasks: todos
            Color.red: crimson
            Address.street: road
          discard: [Task.rank, List.tasks.order, Task.code, Color.green]
          hooks: { fill: [Todo.rank, Todo.code], before: true }
        """

    @Test func soundBlockIsRead() throws {
        #expect(findings(Self.renames) == [])
        let migration = try #require(folder(Self.renames).read().history?.newest.migration)
        #expect(migration.from == SchemaVersion(1, 0, 0))
        #expect(
            migration.renames.map { "\($0.old) -> \($0.new)" } == [
                "Task -> Todo", "List -> Folder", "Task.name -> Todo.title", "Task.list -> Todo.folder",
                "List.tasks -> Folder.todos", "Color.red -> Color.crimson", "Address.street -> Address.road",
            ])
        #expect(migration.discards.map(\.description) == ["Task.rank", "List.tasks.order", "Task.code", "Color.green"])
        #expect(migration.hooks.fill.map(\.description) == ["Todo.rank", "Todo.code"])
        #expect(migration.hooks.runsBefore)
        #expect(!migration.hooks.runsAfter)
    }

    /// A migration block that begins in line 14, column 3, and its findings.
    static let refused: [(block: String, findings: [String])] = [
        (
            "  rename: { Tsk: Todo }",
            ["14:13 error unknown-path: `rename` speaks of `Tsk`, which does not exist in 1.0.0 | did you mean `Task`?"]
        ),
        (
            "  rename: { Task: Todoo }",
            [
                "14:19 error unknown-path: `Task` is renamed to `Todoo`, which does not exist in 2.0.0 | did you mean `Todo`?"
            ]
        ),
        (
            "  rename: { Task: Todo, Task.nam: title }",
            [
                "14:25 error unknown-path: `rename` speaks of `Task.nam`, which does not exist in 1.0.0 | did you mean `Task.name`?"
            ]
        ),
        (
            "  rename: { Task: Todo, Task.code: title }",
            [
                "14:25 error unknown-path: `rename` speaks of `Task.code`, which does not exist in 1.0.0 | did you mean `Item.code`?"
            ]
        ),
        (
            "  rename: { Todo: Task }",
            ["14:13 error unknown-path: `rename` speaks of `Todo`, which does not exist in 1.0.0 | write `Task: Todo`"]
        ),
        (
            "  rename: { Task: Todo, Todo.title: name }",
            ["14:25 error unknown-path: `rename` speaks of `Todo.title`, which does not exist in 1.0.0"]
        ),
        (
            "  rename: { Task: Todo, Task.name: title, Task.rank: title }",
            [
                "14:54 error invalid-rename: two elements are renamed to `Todo.title`"
                    + " @schema.yaml:14 the first one is here"
            ]
        ),
        (
            "  rename: { Item: Item }",
            ["14:19 error invalid-rename: `Item` is renamed to the name it has | remove the line"]
        ),
        (
            "  rename: { Task: Todo, Task.rank: rank }",
            ["14:36 error invalid-rename: `Task.rank` is renamed to the name it has | remove the line"]
        ),
        (
            "  rename: { Task: Todo, Task.name: folder }",
            [
                "14:36 error invalid-rename: `Task.name` is an attribute and `Todo.folder` is a relationship, so no rename leads from one to the other"
                    + " | remove the line, and list `Task.name` in `discard` if its data may go"
            ]
        ),
        (
            "  rename: { Color: Folder }",
            [
                "14:13 error invalid-rename: `Color` is an enum, whose name no store keeps | remove the line: nothing needs to be renamed"
            ]
        ),
        (
            "  rename: { Task: Todo, Task.name: label, Task.label: title }",
            [
                "14:36 error unknown-path: `Task.name` is renamed to `Todo.label`, which does not exist in 2.0.0",
                "14:43 error unknown-path: `rename` speaks of `Task.label`, which does not exist in 1.0.0 | write `Task.name: title`",
            ]
        ),
        (
            "  discard: [Task.title]",
            ["14:13 error unknown-path: `discard` speaks of `Task.title`, which does not exist in 1.0.0"]
        ),
        (
            "  discard: [Todo.title]",
            ["14:13 error unknown-path: `discard` speaks of `Todo.title`, which does not exist in 1.0.0"]
        ),
        (
            "  discard: [Task.rnk]",
            [
                "14:13 error unknown-path: `discard` speaks of `Task.rnk`, which does not exist in 1.0.0 | did you mean `Task.rank`?"
            ]
        ),
        (
            "  discard: [List.tasks.ordre]",
            [
                "14:13 error unknown-path: `discard` speaks of `List.tasks.ordre`, and there is no facet `ordre` | did you mean `order`?"
            ]
        ),
        (
            "  discard: [Task.rank, Task.rank]",
            [
                "14:24 error duplicate-name: `Task.rank` is discarded twice | remove one of the two @schema.yaml:14 the first one is here"
            ]
        ),
        (
            "  hooks: { fill: [Task.rank] }",
            ["14:19 error unknown-path: `fill` speaks of `Task.rank`, which does not exist in 2.0.0"]
        ),
    ]

    @Test(arguments: refused) func isRefused(_ example: (block: String, findings: [String])) {
        #expect(findings(example.block) == example.findings.map { "schema.yaml:" + $0 })
        #expect(folder(example.block).read().history == nil)
    }
}
