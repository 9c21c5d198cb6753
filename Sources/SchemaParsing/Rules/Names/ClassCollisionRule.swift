package import Diagnostics
import SchemaModel

/// Two types that would be one class.
///
/// Only names given by `class:` are looked at; a module in front of the name does not count. Entities of the class
/// NSManagedObject have no class of their own.
package enum ClassCollisionRule: SchemaRule {
    package static let rule = Rule(
        name: "class-collision", summary: "Each entity has a class of its own that no enum or composite is called by.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        var taken: [String: (site: NameSite, location: SourceLocation, isChosen: Bool)] = [:]
        for site in context.document.typeSites {
            let chosen = site.kind == .entity ? context.names.entity(site.path.owner)?.className : nil
            let name = chosen.map { $0.value.split(separator: ".").last.map(String.init) ?? $0.value } ?? site.name
            guard name != "NSManagedObject" else { continue }
            let location = chosen?.location ?? site.location
            guard let first = taken[name] else {
                taken[name] = (site, location, chosen != nil)
                continue
            }
            guard first.isChosen || chosen != nil else { continue }
            let place = chosen == nil ? first.location : location
            let owner = chosen == nil ? first.site : site
            context.report(
                self, "`\(first.site.name)` and `\(site.name)` both need the class `\(name)`", on: owner.path,
                at: place,
                labels: [Diagnostic.Label("the other one is here", at: chosen == nil ? location : first.location)],
                helps: ["write another name behind `class:`"])
        }
    }
}
