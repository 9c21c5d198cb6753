import SchemaDiffing
import SchemaModel

extension TableCase {
    /// Attributes that change their type: what stays whole, and which column it is.
    static let retypings: [TableCase] = [
        TableCase("int-to-int64") { $0.retypeBook("count", .scalar(.int64)) },
        TableCase("int32-to-int") { $0.retypeBook("pages", .scalar(.int)) },
        TableCase("int-to-int32") { $0.retypeBook("count", .scalar(.int32)) },
        TableCase("int-to-double") { $0.retypeBook("count", .scalar(.double)) },
        TableCase("int32-to-double") { $0.retypeBook("pages", .scalar(.double)) },
        TableCase("int-to-string") { $0.retypeBook("count", .scalar(.string)) },
        TableCase("int-to-decimal") { $0.retypeBook("count", .scalar(.decimal)) },
        TableCase("float-to-double") { $0.retypeBook("weight", .scalar(.double)) },
        TableCase("float-to-int") { $0.retypeBook("weight", .scalar(.int)) },
        TableCase("decimal-to-double") { $0.retypeBook("price", .scalar(.double)) },
        TableCase("bool-to-int") { $0.retypeBook("lent", .scalar(.int)) },
        TableCase("bool-to-string") { $0.retypeBook("lent", .scalar(.string)) },
        TableCase("int-to-bool") { $0.retypeBook("count", .scalar(.bool)) },
        TableCase("string-to-url") { $0.retypeBook("notes", .scalar(.url)) },
        TableCase("string-to-uuid") { $0.retypeBook("notes", .scalar(.uuid)) },
        TableCase("uuid-to-string") { $0.retypeBook("mark", .scalar(.string)) },
        TableCase("date-to-double") { $0.retypeBook("due", .scalar(.double)) },
        TableCase("string-to-int") { $0.retypeBook("notes", .scalar(.int)) },
        TableCase("string-to-enum") { $0.retypeBook("notes", .enumeration("Tone")) },
        TableCase("enum-to-string") { $0.retypeBook("tone", .scalar(.string)) },
        TableCase("enum-to-enum") { $0.retypeBook("shelf", .enumeration("Idle")) },
        TableCase(
            "enum-to-greater-enum",
            before: { schema in
                schema.edit(enumeration: "Idle") { $0.cases.insert(EnumType.Case(name: "two", rawValue: .integer(0))) }
                schema.edit(enumeration: "Idle") { $0.cases.insert(EnumType.Case(name: "six", rawValue: .integer(6))) }
            }
        ) { $0.retypeBook("shelf", .enumeration("Idle")) },
        TableCase("list-to-other-list") { $0.retypeBook("tags", .list(.int)) },
        TableCase("codable-to-other-codable") { $0.retypeBook("extra", .codable("Other")) },
        TableCase("transformable-to-other") { $0.retypeBook("style", .transformable("Other")) },
        TableCase("data-to-transformable") { $0.retypeBook("cover", .transformable("Style")) },
        TableCase("string-to-composite") { $0.retypeBook("notes", .composite("Print")) },
    ]
}
