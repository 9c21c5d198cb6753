package import Diagnostics
import SchemaModel

/// The least and the greatest number of members of a to-many leave room for a number.
package enum CountLimitsRule: SchemaRule {
    package static let rule = Rule(
        name: "count-limits",
        summary:
            "The `min` of a to-many is not above its `max`, and its `max` is not 0, which stores read as unbounded.")

    package static func check(_ context: inout RuleContext) {
        for end in context.relationshipEnds where end.relationship.isToMany {
            guard let maximum = end.relationship.maximumCount else { continue }
            let minimum = end.relationship.minimumCount
            if maximum.value == 0 {
                context.report(
                    self, "`\(end.path)` may have at most 0 members", on: end.path, at: maximum.location,
                    notes: ["Core Data and SwiftData read 0 as unbounded"], helps: ["remove `max`"])
            } else if let minimum, minimum.value > maximum.value {
                context.report(
                    self,
                    "`\(end.path)` needs at least \(minimum.value) members and may have at most \(maximum.value)",
                    on: end.path, at: minimum.location,
                    labels: [Diagnostic.Label("`max` stands here", at: maximum.location)],
                    notes: ["no object could ever be saved"],
                    helps: ["write `min: \(maximum.value), max: \(minimum.value)`"])
            }
        }
    }
}
