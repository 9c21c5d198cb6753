package import Diagnostics
import SchemaModel

/// An attribute that is both left to the app and tracked by the store.
package enum TransientAndEphemeralRule: SchemaRule {
    package static let rule = Rule(
        name: "transient-and-ephemeral",
        summary: "An attribute is transient (unknown to the store) or ephemeral (tracked and not kept), not both.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where attribute.isTransient && attribute.isEphemeral {
                let path = ElementPath(entity.name.value, attribute.name.value)
                context.report(
                    self, "`\(path)` is both transient and ephemeral", on: path, key: "ephemeral",
                    notes: [
                        "a transient value is unknown to the store; an ephemeral one is tracked for changes and not kept"
                    ],
                    helps: ["remove `transient: true`", "or remove `ephemeral: true`"])
            }
        }
    }
}
