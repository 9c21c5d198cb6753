/// Failures that one layer shows.
extension FailureScenario {
    static let all = layer + steps + layers

    private static let mirrored = "profile: { cloudkit: true }\n"

    private static let layer: [FailureScenario] = [
        .error(
            10, "cloudkit-inverse", says: "134060",
            cloud(task: "list: { to: List?, inverse: none }", list: "")),
        .error(11, "cloudkit-default", says: "134060", cloud(attribute: "title: string")),
        .error(
            11, "cloudkit-unique", says: "134060",
            cloud(attribute: "title: { type: string, default: x, unique: true }")),
        .error(
            11, "cloudkit-ordered", says: "134060",
            cloud(list: "tasks: { to: [Task], optional: true, inverse: list, ordered: true }")),
        .error(
            12, "cloudkit-deny", says: "134060",
            cloud(list: "tasks: { to: [Task], optional: true, inverse: list, deleteRule: deny }")),
        .error(
            13, "cloudkit-optional-relationship", says: "may arrive later, or never",
            cloud(
                task: "list: { to: List, inverse: tasks }",
                list: "tasks: { to: [Task], optional: true, inverse: list, deleteRule: cascade }")),
        .error(
            29, "ordered-many-to-many-unsupported", says: "returns members in any order",
            .one(
                """
                entities:
                  Task: { attributes: { title: string }, relationships: { tags: { to: [Tag], inverse: tasks, ordered: true } } }
                  Tag: { attributes: { name: string }, relationships: { tasks: { to: [Task], inverse: tags } } }
                """)),
        .warning(
            35, "delete-rule-no-action", says: "crashes",
            .one(
                """
                entities:
                  Task: { attributes: { title: string }, relationships: { list: { to: List?, inverse: tasks } } }
                  List:
                    attributes: { name: string }
                    relationships: { tasks: { to: [Task], inverse: list, deleteRule: noAction } }
                """)),
        .error(
            38, "refused-property-name", says: "does not load",
            .one("entities: { Task: { attributes: { description: string } } }")),
        .error(
            39, "nullify-mandatory-inverse", says: "1570",
            .one(
                """
                entities:
                  Task: { attributes: { title: string }, relationships: { list: { to: List, inverse: tasks } } }
                  List: { attributes: { name: string }, relationships: { tasks: { to: [Task], inverse: list } } }
                """)),
    ]

    /// A schema that CloudKit mirrors, but for what is given.
    private static func cloud(
        attribute: String = "title: { type: string, default: x }", task: String = "list: { to: List?, inverse: tasks }",
        list: String = "tasks: { to: [Task], optional: true, inverse: list }"
    ) -> FailureFolder {
        .one(
            """
            entities:
              Task: { attributes: { \(attribute) }, relationships: { \(task) } }
              List: { attributes: { name: string? }, relationships: { \(list) } }
            """, settings: mirrored)
    }
}
