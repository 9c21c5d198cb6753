package import Diagnostics
import SchemaModel

/// Two names of one scope that differ only in case, or only in how Unicode spells them.
package enum NameCollisionRule: SchemaRule {
    package static let rule = Rule(
        name: "name-collision",
        summary: "Names of one scope differ in more than case; SQLite and Apple's file systems ignore case.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for (site, first) in pairs(in: context) { report(site, first, in: &context) }
    }

    /// The later and the earlier name of each pair.
    static func pairs(in context: RuleContext) -> [(NameSite, NameSite)] {
        var found: [(NameSite, NameSite)] = []
        context.forEachClash({ $0.name.lowercased() }, report: { found.append(($0, $1)) })
        return found.filter { site, first in
            // One name declared twice is a matter of the reader, or of `redeclared-member`.
            let isSameText = site.name.unicodeScalars.elementsEqual(first.name.unicodeScalars)
            return !isSameText && (site.name != first.name || site.path.owner == first.path.owner)
        }
    }

    private static func report(_ site: NameSite, _ first: NameSite, in context: inout RuleContext) {
        let isSameName = site.name == first.name
        context.report(
            self,
            isSameName
                ? "`\(site.path)` and an earlier \(first.kind.rawValue) have one name in two spellings of Unicode"
                : "`\(first.path)` and `\(site.path)` differ only in case",
            on: site.path, at: site.location, labels: [Diagnostic.Label("the other one is here", at: first.location)],
            notes: [
                isSameName
                    ? "Swift takes the two for one; a store compares bytes"
                    : site.kind.isType
                        ? "tables of SQLite and files on Apple's systems ignore case"
                        : "columns of SQLite ignore case"
            ],
            helps: ["rename one of the two"])
    }
}
