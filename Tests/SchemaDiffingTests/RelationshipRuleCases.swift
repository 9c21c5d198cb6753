import SchemaDiffing
import SchemaModel

/// TRUTH 1.7: relationships.
let relationshipRuleCases: [RuleCase] = [
    RuleCase("mandatory-relationship-added", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) {
        $0.add(Relationship(name: "next", destination: "Tag", isToMany: false, inverse: nil))
    },
    RuleCase("mandatory-relationship-added", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) {
        $0.add(Relationship(name: "next", destination: "Tag", isToMany: true, minimumCount: 1, inverse: nil))
    },
    RuleCase("relationship-added", .lightweight) { schema in
        schema.add(Relationship(name: "next", destination: "Tag", isToMany: false, isOptional: true, inverse: nil))
    },
    RuleCase("relationship-added", .lightweight) { schema in
        schema.add(Relationship(name: "next", destination: "Tag", isToMany: true, minimumCount: 0, inverse: nil))
    },
    RuleCase("relationship-removed", .lightweight, loss: ["every link of `Task.tags`"]) { schema in
        schema.edit("Task") { $0.relationships.drop("tags") }
    },
    RuleCase("relationship-renamed", .lightweight) { $0.edit("Task", relationship: "tags") { $0.name = "marks" } },
    RuleCase("to-one-became-to-many", .lightweight) { $0.edit("Task", relationship: "folder") { $0.isToMany = true } },
    RuleCase(
        "to-many-became-to-one", .bridge, .moves, .refused, need: .bridge,
        loss: ["all links of `Task.tags` but one a row"], certainty: .probable
    ) { $0.edit("Task", relationship: "tags") { $0.isToMany = false } },
    RuleCase("order-added", .lightweight) { $0.edit("Task", relationship: "tags") { $0.isOrdered = true } },
    RuleCase("order-removed", .lightweight, loss: ["the order of `Folder.tasks`"], certainty: .probable) { schema in
        schema.edit("Folder", relationship: "tasks") { $0.isOrdered = false }
    },
    RuleCase("delete-rule-changed", .none, .same) {
        $0.edit("Task", relationship: "tags") { $0.deleteRule = .cascade }
    },
    RuleCase(
        "inverse-changed", .lightweight, loss: ["perhaps links of `Task.folder`: verify them"], certainty: .probable
    ) { $0.edit("Task", relationship: "folder") { $0.inverse = nil } },
    RuleCase(
        "destination-widened", .lightweight, certainty: .probable,
        before: { $0.edit("Task", relationship: "lead") { $0.destination = "Book" } },
        edit: { $0.edit("Task", relationship: "lead") { $0.destination = "Item" } }),
    RuleCase(
        "destination-changed", .refused, .moves, .refused, loss: ["every link of `Task.lead`, in silence"],
        certainty: .probable
    ) { $0.edit("Task", relationship: "lead") { $0.destination = "Book" } },
    RuleCase(
        "destination-changed", .refused, .moves, .refused, loss: ["every link of `Task.tags`, in silence"],
        certainty: .probable
    ) { $0.edit("Task", relationship: "tags") { $0.destination = "Place" } },
    RuleCase("relationship-became-mandatory", .custom, .moves, .dataDependent, need: .backfill, certainty: .probable) {
        $0.edit("Task", relationship: "folder") { $0.isOptional = false }
    },
    RuleCase("relationship-optional-changed", .lightweight) { schema in
        schema.edit("Task", relationship: "lead") { $0.isOptional = true }
    },
    RuleCase(
        "relationship-optional-changed", .lightweight,
        before: { $0.edit("Task", relationship: "tags") { $0.isOptional = true } },
        edit: { $0.edit("Task", relationship: "tags") { $0.isOptional = false } }),
    RuleCase("counts-changed", .lightweight) { $0.edit("Task", relationship: "tags") { $0.maximumCount = 9 } },
    RuleCase("counts-changed", .lightweight) { $0.edit("Task", relationship: "tags") { $0.minimumCount = 1 } },
]

extension Schema {
    fileprivate mutating func add(_ relationship: Relationship) {
        edit("Task") { $0.relationships.insert(relationship) }
    }
}
