import Diagnostics

extension RuleBook {
    /// What targets have no form for, in alphabetical order of the names. A test holds this list against the sources.
    static let targetRules: [Rule] = [
        Rule(
            name: "abstract-destination-unsupported",
            summary: "Below iOS 26 no relationship leads to an abstract entity: it has no class there."),
        Rule(
            name: "compound-unique-unsupported",
            summary: "A unique key of several attributes needs `#Unique`, which SwiftData has from iOS 18 on."),
        Rule(
            name: "concrete-parent-unsupported",
            summary: "Below iOS 26 an entity extends abstract entities only: one `@Model` cannot extend another there."
        ),
        Rule(
            name: "derived-attribute-unsupported",
            summary: "A derived attribute is written for targets that can compute it; SwiftData and SQLite cannot."),
        Rule(
            name: "generated-name-taken",
            summary: "No type is called like one that generated SwiftData code declares itself."),
        Rule(
            name: "hash-modifier-unsupported",
            summary: "A hash modifier of an entity stands on one of its stored properties, so it needs one."),
        Rule(
            name: "hidden-module",
            summary: "A schema does not hide a module and, with another type, something that is named through it."
        ),
        Rule(
            name: "index-unsupported",
            summary: "Indexes need `#Index`, which SwiftData has from iOS 18 on; below it they are left out.",
            severity: .warning),
        Rule(
            name: "indistinguishable-version",
            summary: "A version that has something to migrate differs, for the store, from every earlier one."),
        Rule(
            name: "member-named-like-class",
            summary: "An attribute or relationship is not called like the class that it is stored in."),
        Rule(
            name: "module-name-shadowed",
            summary: "No type is called like a module that generated SwiftData code imports."),
        Rule(
            name: "ordered-many-to-many-unsupported",
            summary: "SwiftData keeps no order in a many-to-many: an object stands in many lists."),
        Rule(
            name: "ordered-without-inverse-unsupported",
            summary: "SwiftData keeps the order of a to-many in the child, so the to-many has an inverse."),
        Rule(
            name: "self-inverse-unsupported",
            summary: "SwiftData cannot be told that a relationship is its own inverse."),
        Rule(
            name: "sql-key-not-stored",
            summary: "The members of an index or unique key are columns of the entity's table."),
        Rule(
            name: "sql-name-collision",
            summary: "No two tables, and no two columns of a table, have names that differ in case alone."),
        Rule(
            name: "sql-name-reserved",
            summary: "No table has a name that SQLite keeps for itself."),
        Rule(
            name: "sql-table-of-subclass",
            summary: "An entity that extends another is kept in the table of its root and names none of its own.",
            severity: .warning),
        Rule(
            name: "sql-too-many-columns",
            summary: "A table has no more columns than SQLite admits; every field of a composite is one."),
        Rule(
            name: "stored-name-taken",
            summary: "No type takes the class name that a renamed entity is stored under."),
        Rule(
            name: "transformable-without-class",
            summary: "A transformable attribute says the class of its value: the generated property needs a type."),
        Rule(
            name: "unknown-oldest-version",
            summary: "`oldest` of an output names a version of the schema."),
    ]

    /// What the program itself says about files; a project cannot change these.
    static let programRules: [Rule] = [
        Rule(
            name: "edited-output",
            summary: "A generated file that was edited by hand is not removed when nothing produces it any more.",
            severity: .warning),
        Rule(
            name: "unread-file", summary: "The files of a schema end in `.yaml`; others in its folder are not read.",
            severity: .warning),
    ]
}
