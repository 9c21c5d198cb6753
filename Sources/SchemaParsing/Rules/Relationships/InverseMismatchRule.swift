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
        let ends = context.relationshipEnds
        var order: [ElementPath: Int] = [:]
        for (index, end) in ends.enumerated() where order[end.path] == nil { order[end.path] = index }
        for end in ends {
            guard let back = context.inverse(of: end), back.path != end.path else { continue }
            if let destination = back.relationship.destination?.value, context.names.entity(destination) != nil,
                !context.isKind(end.owner, of: destination), !context.isKind(destination, of: end.owner)
            {
                checkEntity(of: end, back, destination, in: &context)
            } else {
                checkWayBack(of: end, back, order, in: &context)
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
            helps: entityHelps(for: end, back, in: context), in: &context)
    }

    private static func checkWayBack(
        of end: RelationshipEnd, _ back: RelationshipEnd, _ order: [ElementPath: Int], in context: inout RuleContext
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
            if context.inverse(of: claimed)?.path == back.path {
                reportSecondClaim(of: end, back, claimed, in: &context)
            } else if speaks(end, back, order, in: context) {
                report(
                    end, "`\(end.path)` names `\(back.path)` as inverse, which names `\(claimed.path)`", back: back,
                    label: "`\(back.path)` names `\(claimed.path)`", key: "inverse",
                    helps: ["write `inverse: \(name)` on `\(back.path)`"], in: &context)
            }
        }
    }

    /// Whether `end` reports that `back` names another, where that one does not name `back` either.
    ///
    /// Not where `back` is itself the second to claim the other, for that is the one cause; and of relationships that name
    /// one another in a circle only those declared before what they name.
    private static func speaks(
        _ end: RelationshipEnd, _ back: RelationshipEnd, _ order: [ElementPath: Int], in context: RuleContext
    ) -> Bool {
        var chain = [end, back]
        while let last = chain.last, let next = context.inverse(of: last), chain.count < 16 {
            if next.path == end.path { return (order[end.path] ?? 0) < (order[back.path] ?? 0) }
            if chain.count == 3, context.inverse(of: next)?.path == last.path { return false }
            chain.append(next)
        }
        return true
    }

    private static func entityHelps(
        for end: RelationshipEnd, _ back: RelationshipEnd, in context: RuleContext
    ) -> [String] {
        let name = end.owner.prefix(1).lowercased() + end.owner.dropFirst() + "s"
        let isTaken = context.inverse(of: back).flatMap { context.inverse(of: $0) }?.path == back.path
        let destination = end.relationship.destination?.value ?? back.owner
        let isFree = context.member(name, of: destination) == nil
        if isTaken, isFree {
            return [
                "add to `\(destination)`: `\(name): { to: [\(end.owner)], inverse: \(end.relationship.name.value) }`, "
                    + "and write `inverse: \(name)` here"
            ]
        }
        let form = back.relationship.isToMany ? "to: [\(end.owner)]" : "to: \(end.owner)?"
        return [
            "name another relationship of `\(destination)` as the inverse of `\(end.path)`",
            "or write `\(form)` on `\(back.path)`",
        ]
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
