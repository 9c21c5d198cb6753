package import Diagnostics
import SchemaModel

/// A default on an attribute that is computed.
package enum DefaultOnDerivedRule: SchemaRule {
    package static let rule = Rule(
        name: "default-on-derived", summary: "A derived attribute has no default; the store computes its value.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes {
                guard let derivation = attribute.derivation, attribute.defaultValue != nil else { continue }
                let path = ElementPath(entity.name.value, attribute.name.value)
                context.report(
                    self, "`\(path)` is derived and has a default", on: path, key: "default",
                    labels: [Diagnostic.Label("its value is computed here", at: derivation.location)],
                    notes: ["the default is never seen: each save computes the value"], helps: ["remove `default`"])
            }
        }
    }
}
