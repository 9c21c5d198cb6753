package import Diagnostics
import SchemaModel

/// An entity declares a member that it inherits already. Two entities that extend the same one may both declare a name.
package enum RedeclaredMemberRule: SchemaRule {
    package static let rule = Rule(
        name: "redeclared-member",
        summary:
            "An entity does not declare an attribute or relationship again that it inherits; a class cannot either.")
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        /// The entities on the way to the current one that declare each name, the nearest last.
        var declared: [String: [(path: ElementPath, kind: String)]] = [:]
        for step in HierarchyWalk.steps(of: context) {
            switch step {
            case .enter(let entity):
                for (path, kind) in members(of: entity) {
                    guard let name = path.member else { continue }
                    if let first = declared[name]?.last { report(path, kind, first, in: &context) }
                    declared[name, default: []].append((path, kind))
                }
            case .leave(let entity):
                for (path, _) in members(of: entity) {
                    guard let name = path.member else { continue }
                    declared[name]?.removeLast()
                }
            }
        }
    }

    private static func members(of entity: EntityDocument) -> [(ElementPath, String)] {
        let owner = entity.name.value
        return entity.attributes.map { (ElementPath(owner, $0.name.value), "attribute") }
            + entity.relationships.map { (ElementPath(owner, $0.name.value), "relationship") }
    }

    private static func report(
        _ path: ElementPath, _ kind: String, _ first: (path: ElementPath, kind: String), in context: inout RuleContext
    ) {
        context.report(
            self, "the \(kind) `\(path)` is inherited already as `\(first.path)`", on: path,
            labels: context.label("the \(first.kind) is declared here", on: first.path),
            notes: ["a class cannot declare a stored property of its parent again"],
            helps: ["remove `\(path)`", "or give it another name"])
    }
}
