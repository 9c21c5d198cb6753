package import Diagnostics
import SchemaModel

/// TRUTH 5, CK05, CK25; CK18 is what to do instead.
package enum CloudKitUniqueRule: SchemaRule {
    package static let rule = Rule(
        name: "cloudkit-unique", summary: "No store that CloudKit mirrors has a uniqueness constraint.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for use in context.keyUses where use.kind == .unique {
            context.report(
                self,
                use.isShort
                    ? "`\(use.path)` is unique, which CloudKit cannot keep"
                    : "`\(use.list)` of `\(use.path)` is unique, which CloudKit cannot keep",
                on: use.path, at: use.location,
                notes: [CloudKitNotes.load, "two devices may make equal objects before either hears of the other"],
                helps: [
                    use.isShort ? "remove `unique: true`" : "remove the key from `unique:`",
                    "keep an identifier of your own, and join duplicates when records arrive",
                ])
        }
    }
}
