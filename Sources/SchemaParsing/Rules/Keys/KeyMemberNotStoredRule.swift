package import Diagnostics
import SchemaModel

/// An index or a uniqueness constraint over something that has no column of its own.
package enum KeyMemberNotStoredRule: SchemaRule {
    package static let rule = Rule(
        name: "key-member-not-stored",
        summary:
            "The members of an index or unique key are stored in one column each: no transient, ephemeral or composite."
    )
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        for use in context.keyUses {
            for name in use.members {
                guard case .attribute(let attribute, let owner) = context.member(name.value, of: use.entity.name.value)
                else { continue }
                let path = ElementPath(owner, name.value)
                guard let reason = reason(attribute, in: context) else { continue }
                context.report(
                    self, "`\(path)` cannot be in \(use.kind == .index ? "an" : "a") \(use.kind.title): \(reason)",
                    on: use.path, at: name.location,
                    labels: use.isShort ? [] : context.label("it is declared here", on: path),
                    helps: [use.removal(of: name.value)])
            }
        }
    }

    private static func reason(_ attribute: AttributeDocument, in context: RuleContext) -> String? {
        if attribute.isTransient { return "it is transient, so no store holds it" }
        if attribute.isEphemeral { return "it is ephemeral, so no store holds it" }
        if case .named(let name) = attribute.type?.value, context.names.composite(name) != nil {
            return "it is a composite, stored as one column a field"
        }
        return nil
    }
}
