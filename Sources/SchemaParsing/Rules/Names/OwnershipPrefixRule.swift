package import Diagnostics
import SchemaModel

/// Properties whose name belongs to Objective-C's families of methods that hand over ownership (TRUTH 2.7).
package enum OwnershipPrefixRule: SchemaRule {
    package static let rule = Rule(
        name: "ownership-prefix",
        summary:
            "No property begins with new, copy, mutableCopy, alloc or init as a word; Objective-C counts references by it.",
        severity: .warning)

    private static let families = ["alloc", "copy", "init", "mutableCopy", "new"]

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for site in entity.memberSites where ReservedNames.problemOfProperty(site.name) == nil {
                guard let family = families.first(where: { belongs(site.name, to: $0) }) else { continue }
                context.report(
                    self, "`\(site.path)` begins with `\(family)`", on: site.path, at: site.location,
                    notes: [
                        "Objective-C takes such a name for a method that hands over what it returns, and refuses the property"
                    ],
                    helps: ["put another word first"])
            }
        }
    }

    /// Whether `name` is the word `family`, or goes on after it with anything but a lower-case letter.
    private static func belongs(_ name: String, to family: String) -> Bool {
        guard name.hasPrefix(family) else { return false }
        return name.unicodeScalars.dropFirst(family.unicodeScalars.count).first?.properties.isLowercase != true
    }
}
