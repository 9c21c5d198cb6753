package import Diagnostics
import SchemaModel

/// Names that no attribute or relationship can have (TRUTH 2.7).
package enum RefusedPropertyNameRule: SchemaRule {
    package static let rule = Rule(
        name: "refused-property-name",
        summary: "An attribute or relationship is not called like a member that stores or Swift give every object.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for site in entity.memberSites {
                guard let problem = ReservedNames.problemOfProperty(site.name) else { continue }
                let better = better(than: site.name, of: entity.name.value)
                context.report(
                    self, "no \(site.kind.rawValue) can be called `\(site.name)`: \(problem)", on: site.path,
                    at: site.location, notes: ["a model with such a property does not compile, or does not load"],
                    helps: ["call it `\(better)`, for instance"])
            }
        }
    }

    /// The name with that of the entity in front: `taskDescription`.
    private static func better(than name: String, of entity: String) -> String {
        let rest = name.drop { $0 == "_" }
        let owner = entity.prefix(1).lowercased() + entity.dropFirst()
        return owner + (rest.isEmpty ? "Value" : rest.prefix(1).uppercased() + rest.dropFirst())
    }
}
