import SchemaModel

/// The blocks of the language.
package enum Language {
    package static let attribute = LanguageBlock(
        "attribute", title: "an attribute", doc: "A stored value of an entity",
        keys: [
            LanguageKey("type", .type, "The type; a question mark makes it optional", required: true),
            LanguageKey(
                "optional", .bool, "Whether a value may be absent; the same as a question mark behind the type"),
            LanguageKey("default", .constant, "What a new object starts with: a constant, `uuid()` or `now()`"),
            LanguageKey("unique", .bool, "Whether no two objects may share a value; short for `unique: [[name]]`"),
            LanguageKey("doc", .text, "What the attribute means; printed in generated code"),
            LanguageKey("transient", .bool, "Whether the value is never stored"),
            LanguageKey("externalStorage", .bool, "Whether large data may be kept in a file beside the store"),
            LanguageKey("ephemeral", .bool, "Whether changes are tracked although the value is not stored"),
            LanguageKey("spotlight", .bool, "Whether Spotlight indexes the value"),
            LanguageKey("encrypted", .bool, "Whether the value is encrypted in iCloud"),
            LanguageKey("preserveValueOnDeletion", .bool, "Whether history keeps the value when the object is deleted"),
            LanguageKey("derived", .text, "The expression that computes the value; quote it"),
            LanguageKey("hashModifier", .text, "Any text: changing it makes stores see a new version of the attribute"),
            LanguageKey("identity", .text, "The first name the attribute ever had, where it differs from the name"),
            LanguageKey("min", .constant, "The least value of a number or date"),
            LanguageKey("max", .constant, "The greatest value of a number or date"),
            LanguageKey("minLength", .count, "The least length: characters of a string, bytes of data"),
            LanguageKey("maxLength", .count, "The greatest length: characters of a string, bytes of data"),
            LanguageKey("pattern", .text, "A regular expression that a whole string must match"),
            LanguageKey("column", .text, "The SQL column where it is not called like the attribute"),
            LanguageKey("valueClass", .text, "The Objective-C class of a transformable value"),
        ])

    package static let relationship = LanguageBlock(
        "relationship", title: "a relationship", doc: "A link from one entity to another",
        keys: [
            LanguageKey(
                "to", .destination,
                "The other end: `Category` (mandatory), `Category?` (optional) or `[Task]` (to-many)",
                required: true),
            LanguageKey("optional", .bool, "Whether a to-one may be absent, or a to-many nil as a whole"),
            LanguageKey("ordered", .bool, "Whether a to-many keeps the order of its members"),
            LanguageKey("min", .count, "The least number of members of a to-many"),
            LanguageKey("max", .count, "The greatest number of members of a to-many"),
            LanguageKey("inverse", .name, "The relationship of the other entity that leads back, or `none` on purpose"),
            LanguageKey(
                "deleteRule", .choice(DeleteRule.allCases.map(\.rawValue)),
                "What happens to the other end when this object is deleted; `nullify` where nothing is written"),
            LanguageKey(
                "hashModifier", .text, "Any text: changing it makes stores see a new version of the relationship"),
            LanguageKey("identity", .text, "The first name the relationship ever had, where it differs from the name"),
            LanguageKey("doc", .text, "What the relationship means; printed in generated code"),
        ])

    package static let entity = LanguageBlock(
        "entity", title: "an entity", doc: "A kind of record: what a store keeps rows of",
        keys: [
            LanguageKey("doc", .text, "What the entity means; printed in generated code"),
            LanguageKey("abstract", .bool, "Whether only entities that extend this one have objects"),
            LanguageKey("extends", .name, "The entity whose attributes and relationships this one inherits"),
            LanguageKey("table", .text, "The SQL table where it is not called like the entity"),
            LanguageKey("class", .text, "The Swift or Objective-C class where it is not called like the entity"),
            LanguageKey("identity", .text, "The first name the entity ever had, where it differs from the name"),
            LanguageKey("hashModifier", .text, "Any text: changing it makes stores see a new version of the entity"),
            LanguageKey("attributes", .map(of: .either([.type, .block(attribute)])), "The stored values, by name"),
            LanguageKey("relationships", .map(of: .block(relationship)), "The links to other entities, by name"),
            LanguageKey("indexes", .list(of: .list(of: .name)), "Indexes: each a list of member names"),
            LanguageKey("unique", .list(of: .list(of: .name)), "Uniqueness constraints: each a list of member names"),
            LanguageKey(
                "fetches", .anything, "Named fetch requests", refusal: "comes with the expression language"),
        ])

    package static let enumCase = LanguageBlock(
        "enumCase", title: "an enum case", doc: "A case of an enum in its long form",
        keys: [
            LanguageKey("raw", .constant, "What a store holds for the case"),
            LanguageKey("identity", .name, "The first name the case ever had, where it differs from the name"),
            LanguageKey("doc", .text, "What the case means; printed in generated code"),
        ])

    package static let enumeration = LanguageBlock(
        "enum", title: "an enum", doc: "A closed list of values; a store holds the raw value",
        keys: [
            LanguageKey(
                "raw", .choice(EnumType.RawType.allCases.map(\.rawValue)),
                "The type of the raw values; `string` where nothing is written"),
            LanguageKey(
                "cases", .either([.list(of: .name), .map(of: .either([.constant, .block(enumCase)]))]),
                "The cases: a list of names, or each name with its raw value", required: true),
            LanguageKey("doc", .text, "What the enum means; printed in generated code"),
        ])

    package static let field = LanguageBlock(
        "field", title: "a field", doc: "A field of a composite in its long form",
        keys: [
            LanguageKey("type", .type, "The type; a question mark makes it optional", required: true),
            LanguageKey(
                "optional", .bool, "Whether a value may be absent; the same as a question mark behind the type"),
            LanguageKey("default", .constant, "What a new value starts with: a constant, `uuid()` or `now()`"),
            LanguageKey("identity", .name, "The first name the field ever had, where it differs from the name"),
            LanguageKey("doc", .text, "What the field means; printed in generated code"),
        ])
}
