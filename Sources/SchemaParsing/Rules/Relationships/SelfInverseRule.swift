package import Diagnostics
import SchemaModel

/// A relationship that is its own inverse, as `friends` of a person may be.
package enum SelfInverseRule: SchemaRule {
    package static let rule = Rule(
        name: "self-inverse",
        summary: "A relationship has another one as its inverse; SwiftData cannot spell one that is its own.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds where context.inverse(of: end)?.path == end.path {
            let name = end.relationship.name.value
            context.report(
                self, "`\(end.path)` is its own inverse", on: end.path, key: "inverse",
                notes: [
                    "Core Data and SQL keep such a link in both directions; a SwiftData property cannot name itself as its inverse"
                ],
                helps: [
                    "add a relationship for the way back, for instance `\(name)Of: "
                        + "{ to: [\(end.owner)], inverse: \(name) }`, and name it here"
                ])
        }
    }
}
