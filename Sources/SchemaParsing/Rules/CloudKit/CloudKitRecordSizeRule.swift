package import Diagnostics
import SchemaModel

/// TRUTH 5, CK10: a record holds 1 MB, of which about 700 kB are left for fields of a known size.
package enum CloudKitRecordSizeRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-record-size",
        summary: "Large data of a store that CloudKit mirrors is stored externally, so that a record stays below 1 MB.",
        severity: .warning)

    /// Bytes.
    private static let limit = 700_000

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where isInlineData(attribute) {
                let path = ElementPath(entity.name.value, attribute.name.value)
                if let length = attribute.maximumLength?.value, length <= limit { continue }
                context.report(
                    self, "`\(path)` is data of any size inside the record, and a record of CloudKit holds 1 MB",
                    on: path, key: "type",
                    notes: ["a record that is too large is never sent; external data becomes a file beside it"],
                    helps: ["add `externalStorage: true`", "or `maxLength:` with at most \(limit) bytes"])
            }
        }
    }

    private static func isInlineData(_ attribute: AttributeDocument) -> Bool {
        guard case .scalar(.data) = attribute.type?.value else { return false }
        return !attribute.allowsExternalStorage && !attribute.isTransient && !attribute.isEphemeral
    }
}
