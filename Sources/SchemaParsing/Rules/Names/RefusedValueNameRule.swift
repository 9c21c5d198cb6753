package import Diagnostics
import SchemaModel

/// Names that no field of a composite and no case of an enum can have.
package enum RefusedValueNameRule: SchemaRule {
    package static let rule = Rule(
        name: "refused-value-name",
        summary: "A field or case is not called like something that Swift finds first in every struct or enum.")
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        for site in context.nameSites {
            let problem: String?
            switch site.kind {
            case .field: problem = ReservedNames.problemOfField(site.name)
            case .enumCase: problem = ReservedNames.problemOfCase(site.name)
            case .attribute, .relationship, .entity, .enumeration, .composite: problem = nil
            }
            guard let problem else { continue }
            context.report(
                self, "no \(site.kind.rawValue) can be called `\(site.name)`: \(problem)", on: site.path,
                at: site.location, helps: ["call it `\(better(than: site.name))`, for instance"])
        }
    }

    private static func better(than name: String) -> String {
        name == "_" ? "other" : name.prefix(1).lowercased() + name.dropFirst() + "Value"
    }
}
