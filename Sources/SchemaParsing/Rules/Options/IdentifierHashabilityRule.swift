package import Diagnostics
import SchemaModel

/// A member called `id` whose type may not be Hashable (TRUTH 2.7).
package enum IdentifierHashabilityRule: SchemaRule {
    package static let rule = Rule(
        name: "identifier-hashability",
        summary: "A member called `id` is Hashable, for it takes the place of the object's identity in Swift.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where attribute.name.value == "id" {
                guard let what = doubtful(attribute.type?.value, in: context) else { continue }
                report(ElementPath(entity.name.value, "id"), what, key: "type", in: &context)
            }
            for relationship in entity.relationships where relationship.name.value == "id" {
                report(ElementPath(entity.name.value, "id"), "a relationship", key: "to", in: &context)
            }
        }
    }

    private static func report(_ path: ElementPath, _ what: String, key: String, in context: inout RuleContext) {
        context.report(
            self, "`\(path)` is \(what), and an `id` must be Hashable", on: path, key: key,
            notes: ["a model is Identifiable by its `id`, and Swift asks of that type that it is Hashable"],
            helps: ["give it another name", "or write `id: { type: uuid, default: uuid() }`"])
    }

    private static func doubtful(_ type: TypeReference?, in context: RuleContext) -> String? {
        switch type {
        case .codable(let name): "of the hand-written type `\(name)`"
        case .transformable: "a transformed value"
        case .named(let name): context.names.composite(name) == nil ? nil : "the composite `\(name)`"
        case .scalar, .list, nil: nil
        }
    }
}
