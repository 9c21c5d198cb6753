package import Diagnostics
import SchemaModel

/// TRUTH 5, CK11. A uniqueness constraint is the business of `cloudkit-unique`; that the choice cannot change later is
/// judged between versions.
package enum CloudKitEncryptedKeyRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-encrypted-key",
        summary: "An attribute that CloudKit keeps encrypted is no member of an index; nothing can be found by it.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for use in context.keyUses where use.kind == .index {
            for member in use.members {
                let found = context.member(member.value, of: use.entity.name.value)
                guard case .attribute(let attribute, let owner) = found, attribute.allowsCloudEncryption else {
                    continue
                }
                context.report(
                    self, "`\(ElementPath(owner, member.value))` is encrypted, and CloudKit cannot search by it",
                    on: use.path, at: member.location,
                    notes: ["whether a field is encrypted is fixed for ever when the schema is promoted to production"],
                    helps: ["remove `\(member.value)` from the index", "or remove `encrypted: true` before release"])
            }
        }
    }
}
