package import Diagnostics
import SchemaModel

/// TRUTH 5, CK12.
package enum CloudKitReservedNameRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-reserved-name",
        summary: "No property of a store that CloudKit mirrors takes a name that mirroring uses for itself.",
        severity: .warning)

    private static let kept: Set<String> = ["ckRecordID", "ckRecordSystemFields"]

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where !isKept(attribute) {
                check(ElementPath(entity.name.value, attribute.name.value), in: &context)
            }
            for relationship in entity.relationships {
                check(ElementPath(entity.name.value, relationship.name.value), in: &context)
            }
        }
    }

    /// The two names that an attribute may have if its value outlives its object.
    private static func isKept(_ attribute: AttributeDocument) -> Bool {
        kept.contains(attribute.name.value) && attribute.preservesValueOnDeletion
    }

    private static func check(_ path: ElementPath, in context: inout RuleContext) {
        guard let name = path.member else { return }
        guard kept.contains(name) || name == "recordName" || name.hasPrefix("CD_") else { return }
        context.report(
            self, "`\(path)` has a name that CloudKit uses for itself", on: path,
            notes: ["mirroring uses `ckRecordID`, `ckRecordSystemFields`, `recordName` and all that begins with `CD_`"],
            helps: kept.contains(name)
                ? ["add `preserveValueOnDeletion: true`", "or rename `\(path)`"] : ["rename `\(path)`"])
    }
}
