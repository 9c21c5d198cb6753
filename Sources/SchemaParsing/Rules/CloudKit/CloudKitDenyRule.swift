package import Diagnostics
import SchemaModel

/// TRUTH 5, CK06. `noAction` passes; `delete-rule-no-action` warns of it anywhere.
package enum CloudKitDenyRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-deny", summary: "No relationship of a store that CloudKit mirrors denies deletion.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds where end.deleteRule == .deny {
            context.report(
                self, "`\(end.path)` denies deletion, and CloudKit mirrors no such relationship", on: end.path,
                key: "deleteRule", notes: [CloudKitNotes.load],
                helps: ["write `deleteRule: nullify`, and check in the app before it deletes"])
        }
    }
}
