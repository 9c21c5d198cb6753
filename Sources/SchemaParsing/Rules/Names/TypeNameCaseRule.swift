package import Diagnostics
import SchemaModel

/// Types that begin like a property.
package enum TypeNameCaseRule: SchemaRule {
    package static let rule = Rule(
        name: "type-name-case", summary: "Entities, enums, composites and the schema begin with a capital letter.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        let schema = context.document.name
        report(schema, on: ElementPath(schema.value), in: &context)
        for site in context.document.typeSites {
            report(Located(site.name, at: site.location), on: site.path, in: &context)
        }
    }

    private static func report(_ name: Located<String>, on path: ElementPath, in context: inout RuleContext) {
        guard let first = name.value.unicodeScalars.first, first.properties.isLowercase else { return }
        context.report(
            self, "`\(name.value)` begins with a lower-case letter", on: path, at: name.location,
            notes: ["it becomes the name of a Swift type, and Swift spells types with a capital"],
            helps: ["call it `\(name.value.prefix(1).uppercased() + name.value.dropFirst())`"])
    }
}
