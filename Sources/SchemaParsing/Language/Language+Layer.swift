/// The blocks around the elements: a layer, its migration and its waivers.
extension Language {
    package static let allowance = LanguageBlock(
        "allowance", title: "an allowance", doc: "One finding that is accepted on one element",
        keys: [
            LanguageKey("rule", .rule, "The name of the rule, for instance `missing-inverse`", required: true),
            LanguageKey("on", .path, "The path of the element, for instance `Task.category`", required: true),
            LanguageKey("reason", .text, "Why it is accepted; printed in reviews", required: true),
            LanguageKey("until", .version, "The first version in which it no longer holds"),
        ])

    package static let hooks = LanguageBlock(
        "hooks", title: "the hooks of a migration", doc: "Hand-written Swift that the generated plan then requires",
        keys: [
            LanguageKey("fill", .list(of: .path), "New paths whose values the code provides"),
            LanguageKey("before", .bool, "Whether code runs on the old schema, before the step"),
            LanguageKey("after", .bool, "Whether code runs on the new schema, after the step"),
        ])

    package static let migration = LanguageBlock(
        "migration", title: "the migration block", doc: "How rows of the previous version become rows of this one",
        keys: [
            LanguageKey("from", .version, "The previous version", required: true),
            LanguageKey(
                "rename", .map(keys: .path, of: .path),
                "Old paths, each with its new name, or new path where the owner changes"),
            LanguageKey("discard", .list(of: .path), "Old paths whose data does not survive"),
            LanguageKey("hooks", .block(hooks), "Hand-written Swift that the generated plan then requires"),
            LanguageKey("allow", .list(of: .block(allowance)), "Findings that are accepted"),
            LanguageKey("set", .anything, "New paths, each with an expression over the old row", refusal: planner),
            LanguageKey("rows", .anything, "New entities, each with where its rows come from", refusal: planner),
            LanguageKey("dedupe", .anything, "Entities, each with which of equal rows to keep", refusal: planner),
            LanguageKey("sql", .anything, "Statements to add to SQL migrations", refusal: planner),
        ])

    private static let planner = "comes with the migration planner"

    package static let layer = LanguageBlock(
        "layer", title: "a layer", doc: "One version of a data model",
        keys: [
            LanguageKey("schema", .name, "The name of the model, the same in every version"),
            LanguageKey("version", .version, "The version of this layer"),
            LanguageKey("doc", .text, "What the model is for"),
            LanguageKey(
                "enums", .map(of: .either([.list(of: .name), .block(enumeration)])), "Closed lists of values, by name"),
            LanguageKey(
                "composites", .map(of: .map(of: .either([.type, .block(field)]))),
                "Value types stored inside an entity, by name"),
            LanguageKey("entities", .map(of: .block(entity)), "The kinds of records, by name"),
            LanguageKey("migration", .block(migration), "How rows of the previous version become rows of this one"),
            LanguageKey("allow", .list(of: .block(allowance)), "Findings that are accepted in this layer"),
        ])
}
