package import Diagnostics
import SchemaModel

/// A cascade reaches objects that can never be deleted: a mandatory to-one of theirs, other than the way back, denies.
///
/// Such a to-one is never empty, so its deny holds for every object. Only the last step of a longer cascade is reported:
/// it is what makes the whole fail. A denying to-many or optional to-one is legitimate, for it may be empty.
package enum CascadeIntoDenyRule: SchemaRule {
    package static let rule = Rule(
        name: "cascade-into-deny",
        summary:
            "A cascade does not reach an entity whose mandatory to-one denies; those objects can never be deleted.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        var denying: [String: RelationshipEnd] = [:]
        for end in context.relationshipEnds where end.deleteRule == .deny && end.isMandatoryToOne {
            if denying[end.owner] == nil { denying[end.owner] = end }
        }
        guard !denying.isEmpty else { return }
        for end in context.relationshipEnds where end.deleteRule == .cascade {
            guard let destination = end.relationship.destination?.value, let wall = denying[destination],
                wall.path != context.inverse(of: end)?.path
            else { continue }
            context.report(
                self, "`\(end.path)` cascades to objects that `\(wall.path)` never lets go", on: end.path,
                key: "deleteRule",
                labels: context.label("this to-one is never empty and denies", on: wall.path, key: "deleteRule"),
                notes: ["a mandatory to-one always holds an object, so its `deny` refuses every deletion"],
                helps: [
                    "write `deleteRule: nullify` on `\(wall.path)`",
                    "write `\(wall.optionalDestination)` on `\(wall.path)`",
                ])
        }
    }
}
