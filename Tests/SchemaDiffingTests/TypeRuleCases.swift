import SchemaDiffing
import SchemaModel

/// TRUTH 1.9b: enums and composites; and what is true of every element.
let typeRuleCases: [RuleCase] = [
    RuleCase("documentation-changed", .none, .same) { $0.doc = "Text" },
    RuleCase("documentation-changed", .none, .same) { $0.edit("Task") { $0.doc = "Text" } },
    RuleCase("documentation-changed", .none, .same) { $0.edit("Task", attribute: "draft") { $0.doc = "Text" } },
    RuleCase("documentation-changed", .none, .same) { $0.edit(enumeration: "Spare") { $0.doc = "Text" } },
    RuleCase("schema-renamed", .none, .same) { $0.name = "Other" },
    RuleCase("default-changed", .none, .same) { $0.edit("Task", attribute: "rank") { $0.defaultValue = nil } },
    RuleCase("default-changed", .none, .same) { $0.edit("Point", field: "x") { $0.defaultValue = nil } },
    RuleCase("hash-modifier-changed", .lightweight) { $0.edit("Task") { $0.hashModifier = "2" } },
    RuleCase("hash-modifier-changed", .lightweight) { $0.edit("Task", attribute: "rank") { $0.hashModifier = "2" } },
    RuleCase("hash-modifier-changed", .lightweight) { $0.edit("Task", relationship: "tags") { $0.hashModifier = "2" } },

    RuleCase("unused-type-changed", .none, .same) { $0.enums.drop("Spare") },
    RuleCase("unused-type-changed", .none, .same) { $0.edit(enumeration: "Spare") { $0.cases = [] } },
    RuleCase("unused-type-changed", .none, .same) { schema in
        schema.enums.insert(EnumType(name: "New", rawType: .int, cases: []))
    },
    RuleCase("unused-type-changed", .none, .same) { $0.edit("Box", field: "side") { $0.type = .scalar(.string) } },
    RuleCase("unused-type-changed", .none, .same) { $0.composites.insert(CompositeType(name: "New", fields: [])) },

    RuleCase("enum-case-added", .none, .same) { schema in
        schema.edit(enumeration: "Priority") { $0.cases.insert(EnumType.Case(name: "top", rawValue: .integer(9))) }
    },
    RuleCase(
        "enum-case-removed", .custom, .same, .dataDependent, need: .backfill, loss: ["rows that hold `Priority.low`"]
    ) { $0.edit(enumeration: "Priority") { $0.cases.drop("low") } },
    RuleCase("enum-case-renamed", .none, .same) { schema in
        schema.edit(enumeration: "Priority") { enumeration in
            enumeration.cases = [
                EnumType.Case(name: "calm", identity: "low", rawValue: .integer(0)),
                EnumType.Case(name: "high", rawValue: .integer(1)),
            ]
        }
    },
    RuleCase(
        "enum-raw-value-changed", .custom, .same, .dataDependent, need: .backfill,
        loss: ["rows that hold the old raw value of `Priority.low`"]
    ) { schema in
        schema.edit(enumeration: "Priority") { $0.cases.insert(EnumType.Case(name: "low", rawValue: .integer(7))) }
    },
    RuleCase("enum-raw-value-changed", .none, .same) { schema in
        schema.edit(enumeration: "Color") { color in
            color.rawType = .int16
            color.cases.insert(EnumType.Case(name: "red", rawValue: .integer(7)))
        }
    },
    RuleCase("enum-raw-type-changed", .bridge, .moves, .refused, need: .bridge) { schema in
        schema.edit(enumeration: "Color") { color in
            color.rawType = .int16
            color.cases.insert(EnumType.Case(name: "red", rawValue: .integer(7)))
        }
    },
    RuleCase("enum-raw-type-changed", .none, .same) { $0.edit(enumeration: "Priority") { $0.rawType = .int64 } },
    RuleCase("enum-raw-type-changed", .lightweight) { $0.edit(enumeration: "Priority") { $0.rawType = .int16 } },

    RuleCase("composite-field-added", .lightweight, certainty: .probable) { schema in
        schema.addField(CompositeType.Field(name: "note", type: .scalar(.string), isOptional: true))
    },
    RuleCase("composite-field-added", .lightweight, certainty: .probable) { schema in
        schema.addField(CompositeType.Field(name: "n", type: .scalar(.int), defaultValue: .constant(.integer(0))))
    },
    RuleCase("composite-field-added", .lightweight, certainty: .probable) { schema in
        schema.addField(CompositeType.Field(name: "second", type: .composite("Point")))
    },
    RuleCase("composite-field-without-default", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) {
        schema in
        schema.addField(CompositeType.Field(name: "n", type: .scalar(.int)))
    },
    RuleCase("composite-field-without-default", .bridge, .moves, .dataDependent, need: .bridge, certainty: .probable) {
        schema in
        schema.addField(CompositeType.Field(name: "box", type: .composite("Box")))
    },
    RuleCase("composite-field-removed", .lightweight, loss: ["every value of `Address.zip`"], certainty: .probable) {
        schema in
        schema.composites = schema.composites.map { composite in
            var copy = composite
            copy.fields.drop("zip")
            return copy
        }
    },
    // Another field under an old name.
    RuleCase("composite-field-replaced", .bridge, .same, .dataDependent, need: .bridge, certainty: .probable) {
        schema in
        schema.edit("Address", field: "zip") { $0.identity = "zip~2" }
    },
    RuleCase("composite-field-renamed", .bridge, .moves, .refused, need: .bridge, certainty: .probable) { schema in
        schema.edit("Point", field: "x") { $0.name = "easting" }
    },
    RuleCase("composite-field-type-changed", .bridge, .moves, .refused, need: .bridge, certainty: .probable) { schema in
        schema.edit("Address", field: "zip") { $0.type = .scalar(.int) }
    },
    RuleCase("composite-field-type-changed", .none, .same, certainty: .probable) { schema in
        schema.edit("Address", field: "zip") { $0.type = .enumeration("Color") }
    },
    RuleCase("composite-field-became-mandatory", .custom, .moves, .dataDependent, need: .backfill, certainty: .probable)
    { schema in
        schema.edit("Address", field: "zip") { $0.isOptional = false }
    },
    RuleCase(
        "composite-field-became-mandatory", .lightweight, certainty: .probable,
        before: { $0.edit("Address", field: "zip") { $0.defaultValue = .constant(.string("-")) } },
        edit: { $0.edit("Address", field: "zip") { $0.isOptional = false } }),
    RuleCase("composite-field-became-optional", .lightweight) { schema in
        schema.edit("Address", field: "street") { $0.isOptional = true }
    },
]

extension Schema {
    fileprivate mutating func addField(_ field: CompositeType.Field) {
        composites = composites.map { composite in
            var copy = composite
            if composite.name == "Address" { copy.fields.insert(field) }
            return copy
        }
    }
}
