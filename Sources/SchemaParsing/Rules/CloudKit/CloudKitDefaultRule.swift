package import Diagnostics
import SchemaModel

/// TRUTH 5, CK04. What `init` sets is no default of the schema; a composite has none either.
package enum CloudKitDefaultRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-default",
        summary: "Every attribute of a store that CloudKit mirrors is optional or has a default.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where attribute.type != nil && lacksValue(attribute) {
                let path = ElementPath(entity.name.value, attribute.name.value)
                context.report(
                    self, "`\(path)` is neither optional nor has a default, and CloudKit may bring a record without it",
                    on: path, key: "type", notes: [CloudKitNotes.load, "what an initialiser sets does not count"],
                    helps: ["add a `default:`", "or `optional: true`"])
            }
        }
    }

    private static func lacksValue(_ attribute: AttributeDocument) -> Bool {
        !attribute.isOptional && attribute.defaultValue == nil && attribute.derivation == nil
            && !attribute.isTransient && !attribute.isEphemeral
    }
}
