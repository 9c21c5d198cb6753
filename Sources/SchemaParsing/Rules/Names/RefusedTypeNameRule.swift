package import Diagnostics
import SchemaModel

/// Names that no type can have (TRUTH 2.7).
package enum RefusedTypeNameRule: SchemaRule {
    package static let rule = Rule(
        name: "refused-type-name",
        summary:
            "No entity, class, enum or composite is called Any, Self, Type or Protocol, which Swift cannot declare.")
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        for site in context.document.typeSites {
            guard let problem = ReservedNames.problemOfType(site.name) else { continue }
            context.report(
                self, "no \(site.kind.rawValue) can be called `\(site.name)`: \(problem)", on: site.path,
                at: site.location, helps: helps(site.name, context.document.name.value))
        }
        for entity in context.document.entities {
            guard let className = entity.className, let problem = ReservedNames.problemOfType(className.value) else {
                continue
            }
            context.report(
                self, "the class of `\(entity.name.value)` cannot be called `\(className.value)`: \(problem)",
                on: ElementPath(entity.name.value), at: className.location,
                helps: helps(className.value, context.document.name.value))
        }
    }

    private static func helps(_ name: String, _ schema: String) -> [String] {
        ["call it `\(name == "_" ? schema + "Item" : "Item" + name)`, for instance"]
    }
}
