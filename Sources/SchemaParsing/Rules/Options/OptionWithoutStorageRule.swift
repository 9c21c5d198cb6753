package import Diagnostics
import SchemaModel

/// Options of storage on an attribute that is not stored.
package enum OptionWithoutStorageRule: SchemaRule {
    package static let rule = Rule(
        name: "option-without-storage",
        summary: "Options of storage stand on attributes that are stored; elsewhere they do nothing.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where attribute.isTransient || attribute.isEphemeral {
                let path = ElementPath(entity.name.value, attribute.name.value)
                let reason = attribute.isTransient ? "transient" : "ephemeral"
                for key in options(of: attribute) {
                    context.report(
                        self, "`\(key)` of `\(path)` does nothing: the attribute is \(reason)", on: path, key: key,
                        labels: context.label("it is not stored", on: path, key: reason), helps: ["remove `\(key)`"])
                }
            }
        }
    }

    private static func options(of attribute: AttributeDocument) -> [String] {
        let options = [
            ("externalStorage", attribute.allowsExternalStorage), ("spotlight", attribute.isIndexedBySpotlight),
            ("encrypted", attribute.allowsCloudEncryption),
            ("preserveValueOnDeletion", attribute.preservesValueOnDeletion),
        ]
        return options.filter(\.1).map(\.0)
    }
}
