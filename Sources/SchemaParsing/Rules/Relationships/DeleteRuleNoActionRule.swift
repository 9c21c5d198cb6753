package import Diagnostics
import SchemaModel

/// A delete rule that leaves the other end pointing at nothing (TRUTH 3, number 35).
package enum DeleteRuleNoActionRule: SchemaRule {
    package static let rule = Rule(
        name: "delete-rule-no-action",
        summary: "A delete rule takes care of the other end; noAction leaves references to an object that is gone.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds where end.deleteRule == .noAction {
            context.report(
                self, "`\(end.path)` leaves references behind when \(Prose.article(end.owner)) is deleted",
                on: end.path, key: "deleteRule",
                notes: [
                    "an app that follows such a reference crashes; SQL's NO ACTION is another thing: it refuses the deletion"
                ],
                helps: ["write `deleteRule: nullify` on `\(end.path)`"])
        }
    }
}
