package import Diagnostics
import SchemaModel

/// A name of Latin letters with one among them that only looks Latin.
package enum MixedScriptNameRule: SchemaRule {
    package static let rule = Rule(
        name: "mixed-script-name",
        summary: "A name of Latin letters has no letter of another script that looks like one of them.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        let paired = Set(LookalikeNamesRule.pairs(in: context).flatMap { [$0.path, $1.path] })
        for site in context.nameSites where !paired.contains(site.path) {
            guard let skeleton = Confusables.skeleton(of: site.name),
                site.name.unicodeScalars.contains(where: { $0.isASCII && $0.properties.isAlphabetic }),
                let letter = site.name.unicodeScalars.first(where: { Confusables.plain($0) != nil })
            else { continue }
            context.report(
                self, "`\(site.path)` mixes Latin letters with \(UnicodeName.code(of: letter)), which looks like one",
                on: site.path, at: site.location,
                notes: ["code that spells the name with Latin letters only will not find it"],
                helps: ["write `\(skeleton)`"])
        }
    }
}
