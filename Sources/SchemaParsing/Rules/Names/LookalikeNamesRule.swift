package import Diagnostics
import SchemaModel

/// Two names of one scope that look alike, for letters of another script look like Latin ones.
package enum LookalikeNamesRule: SchemaRule {
    package static let rule = Rule(
        name: "lookalike-names",
        summary: "Names of one scope look different; nobody can tell the Latin `a` from the Cyrillic one by eye.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for (site, first) in pairs(in: context) {
            let other = first.name.utf8.allSatisfy { $0 < 128 } ? site : first
            let letters = other.name.unicodeScalars.filter { Confusables.plain($0) != nil }
            let list = Prose.list(letters.prefix(5).map { UnicodeName.code(of: $0) })
            context.report(
                self, "`\(site.path)` looks like `\(first.path)` and is another name", on: site.path,
                at: site.location, labels: [Diagnostic.Label("the other one is here", at: first.location)],
                notes: [
                    "`\(other.name)` holds \(list), which "
                        + (letters.count == 1 ? "looks like a Latin letter" : "look like Latin letters")
                ],
                helps: ["write `\(Confusables.skeleton(of: other.name) ?? other.name)`, or another name"])
        }
    }

    /// The later and the earlier name of each pair.
    static func pairs(in context: RuleContext) -> [(NameSite, NameSite)] {
        guard context.nameSites.contains(where: { Confusables.skeleton(of: $0.name) != nil }) else {
            return []
        }
        var found: [(NameSite, NameSite)] = []
        context.forEachClash(
            { (Confusables.skeleton(of: $0.name) ?? $0.name).lowercased() }, report: { found.append(($0, $1)) })
        return found.filter { $0.name.lowercased() != $1.name.lowercased() }
    }
}
