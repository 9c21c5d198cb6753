import SchemaDiffing
import SchemaModel

extension TableCase {
    /// What is true of every element; enums and composites.
    static let types: [TableCase] = [
        TableCase("doc-changed") { $0.edit("Book", attribute: "notes") { $0.doc = "Text" } },
        TableCase("schema-renamed") { $0.name = "Other" },
        TableCase("hash-modifier-changed") { $0.edit("Book") { $0.hashModifier = "2" } },
        TableCase("unused-enum-removed") { $0.enums.drop("Idle") },
        TableCase("enum-case-added") { schema in
            schema.edit(enumeration: "Shelf") { $0.cases.insert(EnumType.Case(name: "top", rawValue: .integer(9))) }
        },
        TableCase("enum-case-removed") { $0.edit(enumeration: "Shelf") { $0.cases.drop("low") } },
        TableCase("enum-case-renamed") { schema in
            schema.edit(enumeration: "Shelf") { shelf in
                shelf.cases = [
                    EnumType.Case(name: "deep", identity: "low", rawValue: .integer(0)),
                    EnumType.Case(name: "high", rawValue: .integer(1)),
                ]
            }
        },
        TableCase("enum-raw-value-changed") { schema in
            schema.edit(enumeration: "Shelf") { $0.cases.insert(EnumType.Case(name: "low", rawValue: .integer(7))) }
        },
        TableCase("enum-raw-type-changed") { schema in
            schema.edit(enumeration: "Tone") { tone in
                tone.rawType = .int16
                tone.cases.insert(EnumType.Case(name: "red", rawValue: .integer(7)))
            }
        },
        TableCase("enum-raw-type-widened") { $0.edit(enumeration: "Shelf") { $0.rawType = .int32 } },
        TableCase("field-added-with-default") { schema in
            schema.add(
                CompositeType.Field(name: "n", type: .scalar(.int), defaultValue: .constant(.integer(0))), "Size")
        },
        TableCase("field-added-without-default") { schema in
            schema.add(CompositeType.Field(name: "n", type: .scalar(.int)), "Size")
        },
        TableCase("field-added-to-optional-composite") { schema in
            schema.add(
                CompositeType.Field(name: "n", type: .scalar(.int), defaultValue: .constant(.integer(0))), "Print")
        },
        TableCase("optional-field-added-to-optional-composite") { schema in
            schema.add(CompositeType.Field(name: "n", type: .scalar(.int), isOptional: true), "Print")
        },
        TableCase("field-removed") { $0.removeField("depth", "Size") },
        TableCase(
            "field-of-optional-composite-removed",
            before: { schema in
                schema.add(CompositeType.Field(name: "n", type: .scalar(.int)), "Print")
            }
        ) { $0.removeField("n", "Print") },
        TableCase("field-renamed") { $0.edit("Size", field: "width") { $0.name = "breadth" } },
        TableCase("field-type-changed") { $0.edit("Size", field: "width") { $0.type = .scalar(.string) } },
        TableCase("field-became-mandatory") { $0.edit("Size", field: "depth") { $0.isOptional = false } },
        TableCase("field-became-optional") { $0.edit("Size", field: "width") { $0.isOptional = true } },
        TableCase("field-default-changed") { schema in
            schema.edit("Size", field: "width") { $0.defaultValue = .constant(.double(1)) }
        },
    ]
}

extension Schema {
    fileprivate mutating func add(_ field: CompositeType.Field, _ owner: String) {
        editFields(owner) { $0.insert(field) }
    }

    fileprivate mutating func removeField(_ name: String, _ owner: String) { editFields(owner) { $0.drop(name) } }

    private mutating func editFields(_ owner: String, _ change: (inout NamedList<CompositeType.Field>) -> Void) {
        composites = composites.map { composite in
            var copy = composite
            if copy.name == owner { change(&copy.fields) }
            return copy
        }
    }
}
