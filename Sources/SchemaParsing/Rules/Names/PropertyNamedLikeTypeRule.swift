package import Diagnostics
import SchemaModel

/// A property that hides its own type: `var Tag: Tag` (TRUTH 2.7).
package enum PropertyNamedLikeTypeRule: SchemaRule {
    package static let rule = Rule(
        name: "property-named-like-type",
        summary: "A property is not spelled exactly like its type; inside the class the name then means the property.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        let paths = paths(in: context)
        for site in context.nameSites where paths.contains(site.path) {
            context.report(
                self, "`\(site.path)` is spelled exactly like its type", on: site.path, at: site.location,
                notes: ["inside the type the name then means the property, and generated code cannot name the type"],
                helps: ["call it `\(site.name.prefix(1).lowercased() + site.name.dropFirst())`"])
        }
    }

    /// The paths of such properties.
    static func paths(in context: RuleContext) -> Set<ElementPath> {
        var paths: Set<ElementPath> = []
        for entity in context.document.entities {
            for attribute in entity.attributes where typeName(attribute.type?.value) == attribute.name.value {
                paths.insert(ElementPath(entity.name.value, attribute.name.value))
            }
            for relationship in entity.relationships
            where relationship.destination?.value == relationship.name.value {
                paths.insert(ElementPath(entity.name.value, relationship.name.value))
            }
        }
        for composite in context.document.composites {
            for field in composite.fields where typeName(field.type?.value) == field.name.value {
                paths.insert(ElementPath(composite.name.value, field.name.value))
            }
        }
        return paths
    }

    private static func typeName(_ type: TypeReference?) -> String? {
        switch type {
        case .named(let name), .codable(let name): name
        case .scalar, .list, .transformable, nil: nil
        }
    }
}
