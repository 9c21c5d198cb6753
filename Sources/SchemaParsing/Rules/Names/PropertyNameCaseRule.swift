package import Diagnostics
import SchemaModel

/// Properties that begin like a type. Xcode's model editor refuses them (TRUTH 2.7).
package enum PropertyNameCaseRule: SchemaRule {
    package static let rule = Rule(
        name: "property-name-case", summary: "Attributes, relationships and fields begin with a lower-case letter.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        // One message a name: these have another one already.
        let others = PropertyNamedLikeTypeRule.paths(in: context).union(
            NameCollisionRule.pairs(in: context).flatMap { [$0.path, $1.path] })
        for site in context.nameSites where site.kind.isProperty && !others.contains(site.path) {
            guard let first = site.name.unicodeScalars.first, first.properties.isUppercase,
                ReservedNames.problemOfProperty(site.name) == nil, ReservedNames.problemOfField(site.name) == nil
            else { continue }
            context.report(
                self, "`\(site.path)` begins with a capital letter", on: site.path, at: site.location,
                notes: ["Swift spells types that way, and Xcode's model editor refuses such a property"],
                helps: ["call it `\(lowered(site.name))`"])
        }
    }

    /// `URLString` becomes `urlString`, `Title` becomes `title`.
    private static func lowered(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase || $0.isNumber }
        let count = capitals.count == name.count || capitals.count == 1 ? capitals.count : capitals.count - 1
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
