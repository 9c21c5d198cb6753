package import Diagnostics
import SchemaModel

/// Both ends of a link delete the other end with themselves.
package enum CascadeBothSidesRule: SchemaRule {
    package static let rule = Rule(
        name: "cascade-both-sides",
        summary: "At most one end of a link cascades; with both, one deletion spreads over everything that is linked.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for pair in context.relationshipPairs where pair.first.deleteRule == .cascade {
            guard pair.second.deleteRule == .cascade else { continue }
            let (first, second) = (pair.first, pair.second)
            let isSame = first.path == second.path
            context.report(
                self,
                isSame
                    ? "`\(first.path)` cascades along itself"
                    : "`\(first.path)` and its inverse `\(second.path)` both cascade",
                on: first.path, key: "deleteRule",
                labels: isSame ? [] : context.label("the other end cascades here", on: second.path, key: "deleteRule"),
                notes: [note(first, second)],
                helps: isSame
                    ? ["write `deleteRule: nullify` on `\(first.path)`"]
                    : [helped(first, second), helped(second, first)])
        }
    }

    private static func helped(_ end: RelationshipEnd, _ other: RelationshipEnd) -> String {
        "write `deleteRule: nullify` on `\(end.path)` if \(Prose.article(other.owner)) owns its "
            + "`\(other.relationship.name.value)`"
    }

    private static func note(_ first: RelationshipEnd, _ second: RelationshipEnd) -> String {
        if first.owner == second.owner { return "deleting one `\(first.owner)` deletes every one that it is linked to" }
        return "deleting one `\(first.owner)` deletes its `\(first.relationship.name.value)`, then every "
            + "`\(first.owner)` those are linked to, and so on"
    }
}
