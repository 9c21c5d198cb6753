package import Diagnostics
import SchemaModel

/// TRUTH 5, CK07: the one type of the language that is not on the list of mirrored types.
package enum CloudKitCodableRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-codable",
        summary: "A store that CloudKit mirrors keeps its values in types that CloudKit is known to mirror.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where !attribute.isTransient && !attribute.isEphemeral {
                guard case .codable = attribute.type?.value else { continue }
                let path = ElementPath(entity.name.value, attribute.name.value)
                context.report(
                    self, "`\(path)` is a Codable type, which is not among the types that CloudKit mirrors", on: path,
                    key: "type",
                    notes: ["numbers, text, dates, data, identifiers, addresses, transformed values, composites are"],
                    helps: ["declare a composite", "or encode the value into `data`"])
            }
        }
    }
}
