package import Diagnostics
import SchemaModel

/// A to-many without a way back, on purpose: worth knowing, not worth a warning.
package enum UnidirectionalToManyRule: SchemaRule {
    package static let rule = Rule(
        name: "unidirectional-to-many",
        summary: "A to-many without an inverse is kept in a table of its own, and nothing tidies it at the other end.",
        severity: .note)

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds where end.relationship.isToMany {
            guard case .none = end.relationship.inverse, let destination = end.relationship.destination else {
                continue
            }
            context.report(
                self, "`\(end.path)` is to-many and has no way back", on: end.path, key: "inverse",
                notes: [
                    "stores keep it in a table of its own, and CloudKit refuses it; one \(destination.value) may stand "
                        + "in the `\(end.relationship.name.value)` of several objects"
                ])
        }
    }
}
