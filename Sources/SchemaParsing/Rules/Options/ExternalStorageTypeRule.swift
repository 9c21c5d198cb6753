package import Diagnostics
import SchemaModel

/// External storage of values that are never large.
package enum ExternalStorageTypeRule: SchemaRule {
    package static let rule = Rule(
        name: "external-storage-type",
        summary: "externalStorage stands on data, text or encoded values; others are never large enough for a file.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where attribute.allowsExternalStorage {
                let path = ElementPath(entity.name.value, attribute.name.value)
                guard let type = small(attribute.type?.value) else { continue }
                context.report(
                    self, "`externalStorage` of `\(path)` does nothing: \(Prose.article(type)) is never large",
                    on: path,
                    key: "externalStorage", notes: ["stores keep large binary data in a file, and all else in the row"],
                    helps: ["remove `externalStorage`"])
            }
        }
    }

    private static func small(_ type: TypeReference?) -> String? {
        switch type {
        case .scalar(let scalar): scalar == .data || scalar == .string ? nil : scalar.rawValue
        case .named(let name): name
        case .list, .codable, .transformable, nil: nil
        }
    }
}
