import SchemaDiffing
import SchemaModel

/// TRUTH 1.5: attributes.
let attributeRuleCases: [RuleCase] = [
    RuleCase(
        "kind-changed", .bridge, .moves, .refused, need: .bridge, loss: ["every value of `Task.notes`"],
        certainty: .probable
    ) { schema in
        schema.edit("Task") { task in
            task.attributes.drop("notes")
            task.relationships.insert(
                Relationship(name: "notes", destination: "Tag", isToMany: true, inverse: nil))
        }
    },
    RuleCase(
        "kind-changed", .bridge, .moves, .refused, need: .bridge, loss: ["every value of `Task.tags`"],
        certainty: .probable
    ) { schema in
        schema.edit("Task") { task in
            task.relationships.drop("tags")
            task.attributes.insert(Attribute(name: "tags", type: .list(.string), isOptional: true))
        }
    },
    RuleCase("unstored-attribute-changed", .none, .same, certainty: .probable) { schema in
        schema.add(Attribute(name: "n", type: .scalar(.int), isOptional: true, isTransient: true))
    },
    RuleCase("unstored-attribute-changed", .none, .same, certainty: .probable) { schema in
        schema.edit("Task") { $0.attributes.drop("draft") }
    },
    RuleCase("unstored-attribute-changed", .none, .same, certainty: .probable) { schema in
        schema.edit("Task", attribute: "draft") { $0.type = .scalar(.date) }
    },
    RuleCase("unstored-attribute-changed", .none, .same, certainty: .probable) { schema in
        schema.edit("Task", attribute: "draft") { $0.name = "sketch" }
    },
    // The flip to stored says it all; the other keys say nothing of their own.
    RuleCase("unstored-attribute-changed", .none, .same, certainty: .probable) { schema in
        schema.edit("Task", attribute: "draft") { ($0.isTransient, $0.type) = (false, .scalar(.date)) }
    },
    RuleCase("ephemeral-attribute-changed", .lightweight, certainty: .probable) { schema in
        schema.add(Attribute(name: "n", type: .scalar(.int), isEphemeral: true))
    },
    RuleCase("ephemeral-attribute-changed", .lightweight, certainty: .probable) { schema in
        schema.edit("Task", attribute: "peek") { $0.type = .scalar(.date) }
    },
    RuleCase("ephemeral-attribute-changed", .none, .same, certainty: .probable) { schema in
        schema.edit("Task", attribute: "peek") { $0.isIndexedBySpotlight = true }
    },

    RuleCase("optional-attribute-added", .lightweight) { schema in
        schema.add(Attribute(name: "n", type: .scalar(.int), isOptional: true))
    },
    RuleCase(
        "generated-default-on-existing-rows", .lightweight, .moves, .dataDependent,
        loss: ["that `Task.n` differs from row to row: rows that exist all get one value"], certainty: .probable
    ) { $0.add(Attribute(name: "n", type: .scalar(.uuid), defaultValue: .generatedUUID)) },
    RuleCase("attribute-with-default-added", .lightweight) { schema in
        schema.add(Attribute(name: "n", type: .scalar(.int), defaultValue: .constant(.integer(1))))
    },
    RuleCase("attribute-with-default-added", .lightweight) { schema in
        schema.add(Attribute(name: "n", type: .composite("Point")))
    },
    RuleCase("mandatory-without-default", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) {
        schema in
        schema.add(Attribute(name: "n", type: .scalar(.int)))
    },
    RuleCase("mandatory-without-default", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) {
        schema in
        schema.add(Attribute(name: "n", type: .composite("Address")))
    },
    RuleCase("attribute-removed", .lightweight, loss: ["every value of `Task.notes`"]) { schema in
        schema.edit("Task") { $0.attributes.drop("notes") }
    },
    RuleCase("attribute-renamed", .lightweight) { $0.edit("Task", attribute: "notes") { $0.name = "text" } },

    RuleCase("attribute-became-mandatory", .lightweight) { schema in
        schema.edit("Task", attribute: "notes") { note in
            (note.isOptional, note.defaultValue) = (false, .constant(.string("")))
        }
    },
    RuleCase(
        "became-mandatory-without-default", .custom, .moves, .dataDependent, need: .backfill, certainty: .probable
    ) { $0.edit("Task", attribute: "notes") { $0.isOptional = false } },
    RuleCase("attribute-became-optional", .lightweight) { $0.edit("Task", attribute: "rank") { $0.isOptional = true } },

    RuleCase("attribute-became-transient", .lightweight, loss: ["every value of `Task.notes`"], certainty: .probable) {
        $0.edit("Task", attribute: "notes") { $0.isTransient = true }
    },
    RuleCase("attribute-became-transient", .lightweight, loss: ["every value of `Task.notes`"], certainty: .probable) {
        $0.edit("Task", attribute: "notes") { $0.isEphemeral = true }
    },
    RuleCase("attribute-became-transient", .lightweight, certainty: .probable) { schema in
        schema.edit("Task", attribute: "draft") { ($0.isTransient, $0.isEphemeral) = (false, true) }
    },
    RuleCase("attribute-became-stored", .lightweight, certainty: .probable) { schema in
        schema.edit("Task", attribute: "draft") { $0.isTransient = false }
    },
    RuleCase("attribute-became-stored", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) {
        schema in
        schema.edit("Task", attribute: "peek") { ($0.isEphemeral, $0.isOptional) = (false, false) }
    },

    RuleCase("external-storage-enabled", .lightweight, certainty: .probable) { schema in
        schema.edit("Task", attribute: "thumb") { $0.allowsExternalStorage = true }
    },
    RuleCase("external-storage-disabled", .bridge, .moves, .refused, need: .bridge, certainty: .probable) { schema in
        schema.edit("Task", attribute: "cover") { $0.allowsExternalStorage = false }
    },
    RuleCase("external-preserve-swapped", .refused, .same, .refused, certainty: .probable) { schema in
        schema.edit("Task", attribute: "cover") { cover in
            (cover.allowsExternalStorage, cover.preservesValueOnDeletion) = (false, true)
        }
    },
    RuleCase("preserve-value-changed", .lightweight, certainty: .probable) { schema in
        schema.edit("Task", attribute: "notes") { $0.preservesValueOnDeletion = true }
    },
    // External storage goes and preservation comes beside another: no swap where both were on.
    RuleCase(
        "external-storage-disabled", .bridge, .moves, .refused, need: .bridge, certainty: .probable,
        before: { $0.edit("Task", attribute: "cover") { $0.preservesValueOnDeletion = true } },
        edit: { $0.edit("Task", attribute: "cover") { $0.allowsExternalStorage = false } }),
    RuleCase("encryption-changed", .none, .same) {
        $0.edit("Task", attribute: "notes") { $0.allowsCloudEncryption = true }
    },
    RuleCase("spotlight-changed", .none, .same) {
        $0.edit("Task", attribute: "notes") { $0.isIndexedBySpotlight = true }
    },
    RuleCase("derivation-changed", .lightweight, certainty: .probable) { schema in
        schema.edit("Task", attribute: "total") { $0.derivation = "rank + 2" }
    },
    RuleCase("derivation-changed", .lightweight, loss: ["every stored value of `Task.rank`"], certainty: .probable) {
        $0.edit("Task", attribute: "rank") { $0.derivation = "1" }
    },
    RuleCase("derivation-changed", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) { schema in
        schema.edit("Task", attribute: "total") { $0.derivation = nil }
    },
    RuleCase("limits-changed", .none, .same) { $0.edit("Task", attribute: "rank") { $0.limits.minimum = .integer(0) } },
    RuleCase("limits-changed", .none, .same) { $0.edit("Task", attribute: "rank") { $0.limits.maximum = .integer(9) } },
    RuleCase("limits-changed", .none, .same) { $0.edit("Task", attribute: "title") { $0.limits.minimumLength = 1 } },
    RuleCase("limits-changed", .none, .same) { $0.edit("Task", attribute: "title") { $0.limits.maximumLength = 9 } },
    RuleCase("limits-changed", .none, .same) { $0.edit("Task", attribute: "title") { $0.limits.pattern = "a*" } },
    RuleCase("column-renamed", .none, .same) { $0.edit("Task", attribute: "notes") { $0.column = "memo" } },
    RuleCase(
        "value-class-changed", .none, .same, loss: ["values of `Task.style` that the new class cannot read"],
        certainty: .probable
    ) { $0.edit("Task", attribute: "style") { $0.valueClass = "UIColor" } },
]

extension Schema {
    fileprivate mutating func add(_ attribute: Attribute) {
        edit("Task") { $0.attributes.insert(attribute) }
    }
}
