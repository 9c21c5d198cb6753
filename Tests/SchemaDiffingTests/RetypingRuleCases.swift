import SchemaDiffing
import SchemaModel

/// TRUTH 1.6 and 8: pairs of types.
let retypingRuleCases: [RuleCase] = [
    RuleCase("type-stored-alike", .none, .same) { $0.retype("rank", .scalar(.int64)) },
    RuleCase("type-stored-alike", .none, .same) { $0.retype("priority", .scalar(.int)) },
    RuleCase(
        "type-stored-alike", .none, .same,
        loss: ["rows whose `Task.rank` holds a raw value that `Priority` does not know"]
    ) { $0.retype("rank", .enumeration("Priority")) },
    RuleCase(
        "type-stored-alike", .none, .same,
        loss: ["rows whose `Task.priority` holds a raw value that `Spare` does not know"]
    ) { $0.retype("priority", .enumeration("Spare")) },
    RuleCase("type-stored-alike", .none, .same) { schema in
        schema.enums.insert(
            EnumType(
                name: "Level", rawType: .int64,
                cases: [
                    EnumType.Case(name: "zero", rawValue: .integer(0)),
                    EnumType.Case(name: "one", rawValue: .integer(1)),
                ]))
        schema.retype("priority", .enumeration("Level"))
    },
    // Another name for the same columns.
    RuleCase("type-stored-alike", .none, .same) { schema in
        schema.composites.insert(CompositeType(name: "Home", fields: schema.composites["Address"]?.fields ?? []))
        schema.retype("home", .composite("Home"))
    },

    RuleCase(
        "stored-bytes-reinterpreted", .bridge, .same, .dataDependent, need: .bridge,
        loss: ["every value of `Task.payload` that the new type cannot read"], certainty: .probable
    ) { $0.retype("payload", .codable("Other")) },
    RuleCase(
        "stored-bytes-reinterpreted", .bridge, .same, .dataDependent, need: .bridge,
        loss: ["every value of `Task.style` that the new type cannot read"], certainty: .probable
    ) { $0.retype("style", .transformable(nil)) },
    RuleCase(
        "stored-bytes-reinterpreted", .bridge, .same, .dataDependent, need: .bridge,
        loss: ["every value of `Task.labels` that the new type cannot read"], certainty: .probable
    ) { $0.retype("labels", .list(.int)) },

    RuleCase("decimal-type-changed", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) { schema in
        schema.retype("rank", .scalar(.decimal))
    },
    RuleCase("decimal-type-changed", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) { schema in
        schema.retype("price", .scalar(.double))
    },
    RuleCase("numeric-type-widened", .lightweight) { $0.retype("small", .scalar(.int64)) },
    RuleCase("numeric-type-widened", .lightweight) { $0.retype("rank", .scalar(.double)) },
    RuleCase("numeric-type-widened", .lightweight) { $0.retype("done", .scalar(.int32)) },
    RuleCase(
        "numeric-type-narrowed", .lightweight, .moves, .dataDependent,
        loss: ["values that do not fit into int16 of `Task.small`"], certainty: .probable
    ) { $0.retype("small", .scalar(.int16)) },
    RuleCase(
        "numeric-type-narrowed", .lightweight, .moves, .dataDependent,
        loss: ["values that do not fit into int32 of `Task.rank`"], certainty: .probable
    ) { $0.retype("rank", .scalar(.int32)) },
    RuleCase(
        "numeric-type-narrowed", .lightweight, .moves, .dataDependent,
        loss: ["digits that float has no room for of `Task.ratio`"], certainty: .probable
    ) { $0.retype("ratio", .scalar(.float)) },
    RuleCase(
        "numeric-type-narrowed", .lightweight, .moves, .dataDependent,
        loss: ["the fraction, and values that do not fit into int64, of `Task.ratio`"], certainty: .probable
    ) { $0.retype("ratio", .scalar(.int)) },
    RuleCase(
        "numeric-type-narrowed", .lightweight, .moves, .dataDependent,
        loss: ["everything but whether it is zero of `Task.rank`"], certainty: .probable
    ) { $0.retype("rank", .scalar(.bool)) },

    bridge("title", .scalar(.int)),
    bridge("rank", .scalar(.string)),
    bridge("done", .scalar(.string)),
    bridge("due", .scalar(.double)),
    bridge("rank", .scalar(.date)),
    bridge("thumb", .scalar(.string)),
    bridge("notes", .scalar(.uuid)),
    bridge("notes", .scalar(.url)),
    bridge("thumb", .transformable("Style")),
    bridge("payload", .scalar(.data)),
    bridge("style", .codable("Payload")),
    bridge("labels", .scalar(.string)),
    bridge("home", .composite("Point")),
    bridge("home", .scalar(.string)),
    bridge("priority", .scalar(.string)),
    bridge("priority", .enumeration("Color")),
    bridge("price", .scalar(.string)),
]

private func bridge(_ attribute: String, _ type: AttributeType) -> RuleCase {
    RuleCase("type-change-needs-bridge", .bridge, .moves, .refused, need: .bridge) { $0.retype(attribute, type) }
}

extension Schema {
    fileprivate mutating func retype(_ attribute: String, _ type: AttributeType) {
        edit("Task", attribute: attribute) { $0.type = type }
    }
}
