package import Diagnostics
import SchemaModel

/// Names that begin with an underscore, where the stores put names of their own.
package enum LeadingUnderscoreRule: SchemaRule {
    package static let rule = Rule(
        name: "leading-underscore",
        summary:
            "Entities, attributes and relationships begin with a letter; names with an underscore belong to the stores."
    )
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            let own = NameSite(
                kind: .entity, path: ElementPath(entity.name.value), location: entity.name.location)
            for site in [own] + entity.memberSites where site.name.hasPrefix("_") && site.name != "_" {
                let plain = site.name.drop { $0 == "_" }
                let isTaken =
                    site.kind == .entity
                    ? context.names.source(of: ElementPath(String(plain))) != nil
                    : context.member(String(plain), of: entity.name.value) != nil
                let isName = NameText.problem(of: String(plain)) == nil && !isTaken
                context.report(
                    self, "`\(site.path)` begins with an underscore", on: site.path, at: site.location,
                    notes: [
                        "Core Data asks for a letter; SwiftData keeps a hidden `_name` beside each `name`, and tables have "
                            + "columns such as `_id`"
                    ],
                    helps: isName ? ["call it `\(plain)`"] : ["let it begin with a letter"])
            }
        }
    }
}
