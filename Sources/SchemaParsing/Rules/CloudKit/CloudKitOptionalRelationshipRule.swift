package import Diagnostics
import SchemaModel

/// TRUTH 5, CK02, CK17: a related object may arrive later than the one that leads to it.
package enum CloudKitOptionalRelationshipRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-optional-relationship",
        summary: "Every relationship of a store that CloudKit mirrors is optional, a to-many as well.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds where !end.relationship.isOptional {
            let isToMany = end.relationship.isToMany
            context.report(
                self, "`\(end.path)` is not optional, and CloudKit mirrors optional relationships only", on: end.path,
                key: "to",
                notes: [
                    CloudKitNotes.load,
                    isToMany
                        ? "a to-many counts too: the store opens locally and fails once it is mirrored"
                        : "the object at the other end may arrive later, or never",
                ],
                helps: [isToMany ? "add `optional: true`" : "write `\(end.optionalDestination)`"])
        }
    }
}
