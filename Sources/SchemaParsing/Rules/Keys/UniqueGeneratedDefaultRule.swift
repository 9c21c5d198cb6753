package import Diagnostics
import SchemaModel

/// A uniqueness constraint over nothing but moments of creation.
///
/// `uuid()` is fit to be unique; what it does to rows that exist already is the business of `unique-generated-backfill`.
package enum UniqueGeneratedDefaultRule: SchemaRule {
    package static let rule = Rule(
        name: "unique-generated-default",
        summary: "A unique key is not made of `now()` alone; two objects of one instant would be one.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for use in context.keyUses where use.kind == .unique {
            let attributes = use.members.compactMap { name -> AttributeDocument? in
                guard case .attribute(let attribute, _) = context.member(name.value, of: use.entity.name.value) else {
                    return nil
                }
                return attribute
            }
            guard attributes.count == use.members.count, let first = attributes.first,
                attributes.allSatisfy({ $0.defaultValue?.value == .scalar("now()", isPlain: true) })
            else { continue }
            report(use, first, in: &context)
        }
    }

    private static func report(_ use: KeyUse, _ attribute: AttributeDocument, in context: inout RuleContext) {
        let what = use.isShort ? "`\(use.path)` is unique" : "the unique key `\(use.list)` of `\(use.path)` is made"
        context.report(
            self, use.isShort ? "\(what), and its default is the moment of creation" : "\(what) of moments of creation",
            on: use.path, at: use.location,
            labels: attribute.defaultValue.map { [Diagnostic.Label("the default is given here", at: $0.location)] }
                ?? [],
            notes: [
                "objects made in one instant collide: SwiftData then replaces the first by the second, and SQL refuses it"
            ],
            helps: [
                use.isShort ? "remove `unique: true`" : "add a member that tells the objects apart",
                "use an identifier instead: `id: { type: uuid, default: uuid(), unique: true }`",
            ])
    }
}
