package import Diagnostics
import SchemaModel

/// A to-many without a way back, on purpose: worth knowing, not worth a warning.
package enum UnidirectionalToManyRule: SchemaRule {
    package static let rule = Rule(
        name: "unidirectional-to-many",
        summary: "A to-many without an inverse is kept in a table of its own, and nothing tidies it at the other end.",
        severity: .note)

    package static func check(_ context: inout RuleContext) {
        let ends = context.relationshipEnds
        // A relationship that another names as its inverse is a matter of `inverse-mismatch`.
        let claimed = Set(ends.compactMap { context.inverse(of: $0)?.path })
        for end in ends where end.relationship.isToMany && !claimed.contains(end.path) {
            guard case .none = end.relationship.inverse, let destination = end.relationship.destination else {
                continue
            }
            context.report(
                self, "`\(end.path)` is to-many and has no way back", on: end.path, key: "inverse",
                notes: [
                    "stores keep it in a table of its own, and CloudKit refuses it; one `\(destination.value)` may stand "
                        + "in the `\(end.relationship.name.value)` of several objects"
                ])
        }
    }
}
