package import Diagnostics
import SchemaModel

/// Spotlight over values that hold nothing to search for.
package enum SpotlightTypeRule: SchemaRule {
    package static let rule = Rule(
        name: "spotlight-type", summary: "spotlight stands on values that people can search for, not on encoded ones.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where attribute.isIndexedBySpotlight {
                let path = ElementPath(entity.name.value, attribute.name.value)
                guard let what = unsearchable(attribute.type?.value, in: context) else { continue }
                context.report(
                    self, "Spotlight finds nothing in `\(path)`: it is \(what)", on: path, key: "spotlight",
                    helps: ["remove `spotlight`"])
            }
        }
    }

    private static func unsearchable(_ type: TypeReference?, in context: RuleContext) -> String? {
        switch type {
        case .scalar(.data): "data"
        case .codable: "an encoded value"
        case .transformable: "a transformed value"
        case .named(let name): context.names.composite(name) == nil ? nil : "a composite"
        case .scalar, .list, nil: nil
        }
    }
}
