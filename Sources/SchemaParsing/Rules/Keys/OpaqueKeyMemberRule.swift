package import Diagnostics
import SchemaModel

/// An index or a uniqueness constraint over a value that the store keeps as bytes it does not understand.
package enum OpaqueKeyMemberRule: SchemaRule {
    package static let rule = Rule(
        name: "opaque-key-member",
        summary: "The members of an index or unique key are values that a store can compare, not encoded ones.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for use in context.keyUses {
            for name in use.members {
                guard case .attribute(let attribute, let owner) = context.member(name.value, of: use.entity.name.value),
                    let what = encoded(attribute.type?.value)
                else { continue }
                context.report(
                    self,
                    "`\(ElementPath(owner, name.value))` is \(what), and the \(use.kind.title) compares its bytes",
                    on: use.path, at: name.location,
                    notes: ["equal values may be encoded in different bytes, and their order means nothing"],
                    helps: [use.removal(of: name.value)])
            }
        }
    }

    private static func encoded(_ type: TypeReference?) -> String? {
        switch type {
        case .list: "a list"
        case .codable: "an encoded value"
        case .transformable: "a transformed value"
        case .scalar, .named, nil: nil
        }
    }
}
