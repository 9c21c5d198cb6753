package import Diagnostics
import SchemaModel

/// TRUTH 5, CK01. A relationship that says nothing about its inverse is the business of `missing-inverse`.
package enum CloudKitInverseRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-inverse", summary: "Every relationship of a store that CloudKit mirrors has an inverse.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds {
            guard case .none = end.relationship.inverse else { continue }
            context.report(
                self, "`\(end.path)` has no inverse, and CloudKit mirrors no relationship without one", on: end.path,
                key: "inverse", notes: [CloudKitNotes.load],
                helps: ["add a relationship that leads back, and name it: `inverse: ...`"])
        }
    }
}
