package import Diagnostics
import SchemaModel

/// Two relationships that are meant as the two ends of one link name each other.
///
/// The inverse may be inherited by the destination, and may lead to an entity above or below the owner. Of two
/// relationships that claim the same inverse, the one that it names back is right and the other is reported. Where the
/// inverse itself is reported already (it names none, or one that does not exist), the claimant stays silent.
package enum InverseMismatchRule: SchemaRule {
    package static let rule = Rule(
        name: "inverse-mismatch",
        summary: "The inverse of a relationship leads back to its entity and names it as inverse in turn.")
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds {
            guard let back = context.inverse(of: end), back.path != end.path else { continue }
            if let destination = back.relationship.destination?.value, context.names.entity(destination) != nil,
                !context.isKind(end.owner, of: destination), !context.isKind(destination, of: end.owner)
            {
                checkEntity(of: end, back, destination, in: &context)
            } else {
                checkWayBack(of: end, back, in: &context)
            }
        }
    }

    private static func checkEntity(
        of end: RelationshipEnd, _ back: RelationshipEnd, _ destination: String, in context: inout RuleContext
    ) {
        if case .named = back.relationship.inverse, context.inverse(of: back) == nil { return }
        report(
            end,
            "`\(back.path)` cannot be the inverse of `\(end.path)`: it leads to `\(destination)`, not to `\(end.owner)`",
            back: back, label: "`\(back.path)` leads to `\(destination)`", key: "to",
            helps: [
                back.relationship.isToMany
                    ? "write `to: [\(end.owner)]` on `\(back.path)`" : "write `to: \(end.owner)?` on `\(back.path)`",
                "name another relationship of `\(back.owner)` as the inverse of `\(end.path)`",
            ], in: &context)
    }

    private static func checkWayBack(
        of end: RelationshipEnd, _ back: RelationshipEnd, in context: inout RuleContext
    ) {
        let name = end.relationship.name.value
        switch back.relationship.inverse {
        case .absent, .unreadable: return
        case .none:
            report(
                end, "`\(end.path)` names `\(back.path)` as inverse, which says that it has none", back: back,
                label: "`inverse: none` stands here", key: "inverse",
                helps: ["write `inverse: \(name)` on `\(back.path)`", "write `inverse: none` on `\(end.path)`"],
                in: &context)
        case .named:
            guard let claimed = context.inverse(of: back), claimed.path != end.path else { return }
            let third = context.inverse(of: claimed)
            if third?.path == back.path {
                reportSecondClaim(of: end, back, claimed, in: &context)
            } else if third == nil || third.flatMap({ context.inverse(of: $0) })?.path != claimed.path {
                report(
                    end, "`\(end.path)` names `\(back.path)` as inverse, which names `\(claimed.path)`", back: back,
                    label: "`\(back.path)` names `\(claimed.path)`", key: "inverse",
                    helps: ["write `inverse: \(name)` on `\(back.path)`"], in: &context)
            }
        }
    }

    private static func reportSecondClaim(
        of end: RelationshipEnd, _ back: RelationshipEnd, _ winner: RelationshipEnd, in context: inout RuleContext
    ) {
        report(
            end, "`\(end.path)` and `\(winner.path)` both name `\(back.path)` as inverse", back: winner,
            label: "`\(winner.path)` and `\(back.path)` name each other", key: "inverse",
            helps: [
                "add a second relationship to `\(back.owner)` and name it here",
                "write `inverse: none` if `\(end.path)` has no way back",
            ], in: &context)
    }

    private static func report(
        _ end: RelationshipEnd, _ message: String, back: RelationshipEnd, label: String, key: String, helps: [String],
        in context: inout RuleContext
    ) {
        context.report(
            self, message, on: end.path, key: "inverse", labels: context.label(label, on: back.path, key: key),
            notes: ["a store keeps both ends of a link in step, which takes exactly two ends that know each other"],
            helps: helps)
    }
}
