package import Diagnostics
import SchemaModel

/// Names that PostgreSQL would cut off (TRUTH 4.2).
package enum LongNameRule: SchemaRule {
    package static let rule = Rule(
        name: "long-name",
        summary: "Names of tables and columns have at most 63 bytes; PostgreSQL cuts off the rest.", severity: .warning)

    /// The greatest length of a PostgreSQL name, in UTF-8 bytes.
    private static let limit = 63

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            report(entity.table ?? entity.name, of: ElementPath(entity.name.value), in: &context)
            for attribute in entity.attributes {
                report(
                    attribute.column ?? attribute.name, of: ElementPath(entity.name.value, attribute.name.value),
                    in: &context)
            }
            for relationship in entity.relationships {
                report(
                    relationship.name, of: ElementPath(entity.name.value, relationship.name.value), in: &context)
            }
        }
    }

    private static func report(_ name: Located<String>, of path: ElementPath, in context: inout RuleContext) {
        let length = name.value.utf8.count
        guard length > limit else { return }
        context.report(
            self, "`\(NameText.printable(name.value))` has \(length) bytes", on: path, at: name.location,
            notes: ["PostgreSQL keeps \(limit) bytes of a name, so generated SQL shortens it"],
            helps: [path.member == nil ? "write a shorter name behind `table:`" : "write a shorter name"])
    }
}
