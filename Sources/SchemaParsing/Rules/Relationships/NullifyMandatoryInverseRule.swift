package import Diagnostics
import SchemaModel

/// A relationship that clears a way back which must never be empty (TRUTH 3, number 39).
package enum NullifyMandatoryInverseRule: SchemaRule {
    package static let rule = Rule(
        name: "nullify-mandatory-inverse",
        summary:
            "A relationship with the rule nullify has an inverse that may be empty; saving the deletion fails otherwise."
    )
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for pair in context.relationshipPairs {
            for (end, back) in pair.views where end.deleteRule == .nullify && back.isMandatoryToOne {
                report(end, back, in: &context)
            }
        }
    }

    private static func report(_ end: RelationshipEnd, _ back: RelationshipEnd, in context: inout RuleContext) {
        let isWritten = end.relationship.deleteRule != nil
        context.report(
            self,
            "`\(end.path)` nullifies `\(back.path)`, which is mandatory", on: end.path,
            key: "deleteRule",
            labels: context.label("`\(back.path)` is never empty", on: back.path, key: "to"),
            notes: [
                isWritten
                    ? "when \(Prose.article(end.owner)) is deleted, the save fails with error 1570, a missing mandatory value"
                    : "`nullify` is the rule where none is written; when \(Prose.article(end.owner)) is deleted, the save fails with error 1570"
            ],
            helps: [
                "write `deleteRule: cascade` on `\(end.path)` to delete \(what(end)) as well",
                "write `deleteRule: deny` on `\(end.path)` to refuse the deletion while it has \(any(end))",
                "write `\(back.optionalDestination)` on `\(back.path)`",
            ])
    }

    private static func what(_ end: RelationshipEnd) -> String {
        "its `\(end.relationship.name.value)`"
    }

    private static func any(_ end: RelationshipEnd) -> String {
        end.relationship.isToMany ? "any" : "one"
    }
}
