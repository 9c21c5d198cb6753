package import Diagnostics
import SchemaModel

/// External storage and preservation on deletion together: the store's hash has one flag for the two (TRUTH 1.2).
package enum ExternalAndPreservedRule: SchemaRule {
    package static let rule = Rule(
        name: "external-and-preserved",
        summary:
            "An attribute has externalStorage or preserveValueOnDeletion; the store's version hash cannot tell them apart.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes
            where attribute.allowsExternalStorage && attribute.preservesValueOnDeletion {
                let path = ElementPath(entity.name.value, attribute.name.value)
                context.report(
                    self, "`\(path)` has both `externalStorage` and `preserveValueOnDeletion`", on: path,
                    key: "preserveValueOnDeletion",
                    labels: context.label("the other one is here", on: path, key: "externalStorage"),
                    notes: [
                        "the two share one flag in the version hash: a later version that drops one of them looks the same to the store"
                    ],
                    helps: ["remove one of the two"])
            }
        }
    }
}
