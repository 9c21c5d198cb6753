package import Diagnostics
import SchemaModel

/// A mandatory attribute that is not stored and has nothing to start with (TRUTH 2.2).
package enum TransientWithoutDefaultRule: SchemaRule {
    package static let rule = Rule(
        name: "transient-without-default",
        summary:
            "A transient attribute is optional or has a default; an object read from a store has no other value for it.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where attribute.isTransient && !attribute.isOptional {
                guard attribute.defaultValue == nil, attribute.derivation == nil, let type = attribute.type else {
                    continue
                }
                let path = ElementPath(entity.name.value, attribute.name.value)
                let written = attribute.source.location(ofValue: "type") ?? type.location
                context.report(
                    self, "`\(path)` is transient, mandatory and has no default", on: path, at: written,
                    notes: [
                        "an object that is read from a store has no value for it, and SwiftData refuses to compile it"
                    ],
                    helps: ["write `optional: true`"]
                        + (takesDefault(type.value, in: context) ? ["or write a `default`"] : []))
            }
        }
    }

    /// Whether a default can be written for a value of `type`.
    private static func takesDefault(_ type: TypeReference, in context: RuleContext) -> Bool {
        switch type {
        case .scalar, .list: true
        case .named(let name): context.names.enumeration(name) != nil
        case .codable, .transformable: false
        }
    }
}
