package import Diagnostics
import SchemaModel

/// One end cascades to objects whose way back denies.
///
/// Each object the cascade reaches is linked to the object being deleted, for the two ends are one link, and its deny
/// forbids deleting it while it is linked. A store that checks at once (SQL) therefore refuses every such deletion; Core
/// Data checks at the save and lets it pass, but refuses to delete the reached object alone. Longer paths add nothing:
/// each step of a cascade is looked at by itself.
package enum DenyMetByCascadeRule: SchemaRule {
    package static let rule = Rule(
        name: "deny-met-by-cascade",
        summary:
            "The inverse of a cascading relationship does not deny; the cascade could never delete what it reaches.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for pair in context.relationshipPairs {
            for (end, back) in pair.views where end.deleteRule == .cascade && back.deleteRule == .deny {
                context.report(
                    self, "`\(end.path)` cascades to objects that `\(back.path)` forbids to delete", on: back.path,
                    key: "deleteRule",
                    labels: context.label("the cascade is asked for here", on: end.path, key: "deleteRule"),
                    notes: [
                        "every `\(back.owner)` that the cascade reaches is still linked to its `\(end.owner)`, so a store "
                            + "that checks at once refuses to delete either"
                    ],
                    helps: [
                        "write `deleteRule: nullify` on `\(back.path)`",
                        "write `deleteRule: deny` on `\(end.path)` and `deleteRule: nullify` on `\(back.path)` to "
                            + "refuse the deletion of \(Prose.article(end.owner)) that has any",
                    ])
            }
        }
    }
}
