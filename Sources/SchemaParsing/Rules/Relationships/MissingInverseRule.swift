package import Diagnostics
import SchemaModel

/// A relationship says which relationship leads back, or that there is none.
package enum MissingInverseRule: SchemaRule {
    package static let rule = Rule(
        name: "missing-inverse",
        summary: "A relationship names its inverse or says `inverse: none`; a store needs both ends.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for relationship in entity.relationships {
                guard case .absent = relationship.inverse else { continue }
                reportMissing(relationship, of: entity, to: &context)
            }
        }
    }

    private static func reportMissing(
        _ relationship: RelationshipDocument, of entity: EntityDocument, to context: inout RuleContext
    ) {
        let path = ElementPath(entity.name.value, relationship.name.value)
        context.report(
            self, "`\(path)` names no inverse", on: path,
            notes: ["when an object at one end is deleted, only an inverse lets the store clear the other end"],
            helps: helps(for: relationship, of: entity, in: context))
    }

    /// Offers the relationships of the destination that lead back and claim no other inverse.
    private static func helps(
        for relationship: RelationshipDocument, of entity: EntityDocument, in context: RuleContext
    ) -> [String] {
        let candidates =
            relationship.destination.flatMap { context.names.entity($0.value) }?.relationships.filter { back in
                guard back.destination?.value == entity.name.value, back.source.location != relationship.source.location
                else { return false }
                switch back.inverse {
                case .absent: return true
                case .none, .unreadable: return false
                case .named(let name): return name.value == relationship.name.value
                }
            } ?? []
        return candidates.map { "write `inverse: \($0.name.value)`" }
            + ["write `inverse: none` if there is none on purpose"]
    }
}
