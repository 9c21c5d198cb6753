package import Diagnostics
import SchemaModel

/// TRUTH 5, CK03.
package enum CloudKitOrderedRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-ordered", summary: "No relationship of a store that CloudKit mirrors is ordered.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds where end.relationship.isOrdered {
            context.report(
                self, "`\(end.path)` is ordered, and CloudKit keeps no order", on: end.path, key: "ordered",
                notes: [CloudKitNotes.load],
                helps: ["remove `ordered: true`, and give the members an attribute to sort by"])
        }
    }
}
