package import Diagnostics
import SchemaModel
import YAMLSyntax

/// An entity that has no member, not even an inherited one.
package enum EmptyEntityRule: SchemaRule {
    package static let rule = Rule(
        name: "empty-entity", summary: "An entity has an attribute or a relationship, declared or inherited.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        /// How many members each entity on the way to the current one has.
        var counts: [Int] = []
        for step in HierarchyWalk.steps(of: context) {
            guard case .enter(let entity) = step else {
                counts.removeLast()
                continue
            }
            let count = (counts.last ?? 0) + entity.attributes.count + entity.relationships.count
            counts.append(count)
            let name = entity.name.value
            guard count == 0, !entity.isAbstract, isReadable(entity) else { continue }
            context.report(
                self, "`\(name)` has neither attributes nor relationships", on: ElementPath(name),
                notes: ["its rows hold nothing that tells one from another"],
                helps: ["add a member, for instance `attributes: { id: { type: uuid, default: uuid() } }`"])
        }
    }

    /// Whether the entity is empty as written, and not because its members could not be read.
    private static func isReadable(_ entity: EntityDocument) -> Bool {
        guard case .mapping(let pairs) = entity.source.node.content else { return false }
        return pairs.allSatisfy { pair in
            guard pair.key == "attributes" || pair.key == "relationships" else { return true }
            guard case .mapping(let members) = pair.value.content else { return false }
            return members.isEmpty
        }
    }
}
