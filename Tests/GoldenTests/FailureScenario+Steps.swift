import SchemaDiffing

/// Failures that a pair or chain of layers shows.
extension FailureScenario {
    private static let task = "entities: { Task: { attributes: { title: string } } }"

    static let steps: [FailureScenario] = [
        .error(
            6, "mandatory-without-default", says: "134110",
            .step(task, "entities: { Task: { attributes: { title: string, rank: int } } }")),
        .error(
            6, "became-mandatory-without-default", says: "134110",
            .step(
                "entities: { Task: { attributes: { title: string? } } }",
                "entities: { Task: { attributes: { title: string } } }")),
        .error(
            7, "unique-without-dedupe", says: "134110 around 134111",
            .step(task, "entities: { Task: { attributes: { title: { type: string, unique: true } } } }")),
        .verdict(
            8, "unique-removed", says: "keep its index",
            .step("entities: { Task: { attributes: { title: { type: string, unique: true } } } }", task)),
        .error(
            9, "mandatory-relationship-added", says: "missing values on a mandatory destination relationship",
            .step(
                "entities: { Task: { attributes: { title: string } }, List: { attributes: { name: string } } }",
                """
                entities:
                  Task: { attributes: { title: string }, relationships: { list: { to: List, inverse: tasks } } }
                  List:
                    attributes: { name: string }
                    relationships: { tasks: { to: [Task], inverse: list, deleteRule: cascade } }
                """)),
        .error(
            16, "type-change-needs-bridge", says: "134190",
            .step(task, "entities: { Task: { attributes: { title: int } } }")),
        .error(
            18, "composite-field-without-default", says: "134110",
            .step(
                place("street: string"), place("street: string, city: string"))),
        .error(
            22, "class-renamed", says: "every row of `Task` would go",
            .step(task, "entities: { Task: { class: Job, attributes: { title: string } } }")),
        .error(
            22, "undeclared-loss", says: "without a word",
            .step(task, "entities: { Job: { attributes: { title: string } } }")),
        .verdict(
            31, "sqlite-table-renamed", of: .sqlite, says: "RENAME TO",
            .step(tagged("tasks"), tagged("todos"), migration: "from: 1.0.0, rename: { Tag.tasks: todos }")),
        .error(
            36, "stored-bytes-reinterpreted", says: "the version hash does not move",
            .step(
                "entities: { Task: { attributes: { place: codable(Place)? } } }",
                "entities: { Task: { attributes: { place: codable(Location)? } } }")),
        .verdict(
            37, "entity-removed", says: "134301",
            .step(
                "entities: { Task: { attributes: { title: string } }, Note: { attributes: { text: string } } }", task,
                migration: "from: 1.0.0, discard: [Note]")),
        .error(40, "unique-generated-backfill", says: "134110 around 134111", generatedKey),
        .error(40, "unique-over-new-attribute", says: "134110 around 134111", generatedKey),
    ]

    private static let generatedKey = FailureFolder.step(
        task,
        "entities: { Task: { attributes: { title: string, key: { type: uuid, default: uuid(), unique: true } } } }")

    private static func place(_ fields: String) -> String {
        "composites: { Place: { \(fields) } }\nentities: { Task: { attributes: { place: Place? } } }"
    }

    private static func tagged(_ name: String) -> String {
        """
        entities:
          Task:
            attributes: { title: string }
            relationships: { tags: { to: [Tag], inverse: \(name) } }
          Tag:
            attributes: { name: string }
            relationships: { \(name): { to: [Task], inverse: tags } }
        """
    }

    // MARK: Layers that shipped

    private static let two =
        "entities: { Task: { attributes: { title: string } }, Tag: { attributes: { name: string } } }"
    private static let edited =
        "entities: { Task: { attributes: { title: string } }, Tag: { attributes: { name: string, rank: int? } } }"

    static let layers: [FailureScenario] = [
        .error(3, "frozen-layer-edited", says: "134504", tampering(FailureFolder.layer("1.0.0", edited))),
        .error(3, "missing-layer", says: "134504", tampering(nil)),
        .error(
            5, "unbumped-edit", says: "134504",
            FailureFolder(
                released: ["1.0.0": FailureFolder.layer("1.0.0", two)], working: FailureFolder.layer("1.0.0", edited))),
        .error(
            23, "unbumped-edit", says: "134504",
            FailureFolder(
                released: ["1.0.0": FailureFolder.layer("1.0.0", task)],
                working: FailureFolder.layer(
                    "1.0.0", "entities: { Task: { attributes: { title: string, note: string? } } }"))),
        .error(32, "frozen-layer-edited", says: "134504", tampering(FailureFolder.layer("1.0.0", edited))),
    ]

    /// Two sealed layers of which the first is another text now, or gone.
    private static func tampering(_ text: String?) -> FailureFolder {
        FailureFolder(
            released: [
                "1.0.0": FailureFolder.layer("1.0.0", two),
                "1.1.0": FailureFolder.layer("1.1.0", edited, migration: "from: 1.0.0"),
            ], working: FailureFolder.layer("1.2.0", edited, migration: "from: 1.1.0"), tampered: ["1.0.0": text])
    }
}
