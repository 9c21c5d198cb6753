/// The rule sets that a project adds to the rules for every schema.
package struct Profile: Sendable, Hashable {
    /// Whether CloudKit is to mirror the store.
    package var cloudKit: Bool

    package init(cloudKit: Bool = false) { self.cloudKit = cloudKit }

    /// The rules that hold: those for every schema, and those of the profile.
    var rules: [any SchemaRule.Type] { SchemaRules.all + (cloudKit ? CloudKitProfileRules.all : []) }
}
