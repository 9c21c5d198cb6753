package import Diagnostics

/// One thing that every version must satisfy beyond being readable.
///
/// A rule is a file: its name, a sentence for `explain`, the code, and the messages at the bottom; a test of the same
/// name shows it. `SchemaRules.all` lists it. `MissingInverseRule` is the example to follow.
///
/// A rule sees the document (`context.document`: what was written, with places) and the schema made of it
/// (`context.schema`: defaults typed, identities set). When other messages have already been given the schema is the
/// best that could be made: attributes and fields whose type is unknown are missing from it, relationships keep a
/// destination or inverse that does not exist. Unknown names are not a rule's business: they are reported before
/// (`unknown-type`, `unknown-entity`, `unknown-member`), so a rule passes over what it cannot find.
package protocol SchemaRule: SendableMetatype {
    /// The name, the summary and the gravity in the layer that is being edited.
    static var rule: Rule { get }

    /// The gravity in a frozen layer, which nobody can edit any more. By default the same.
    static var frozenSeverity: Severity { get }

    /// Reports every breach in the version that `context` holds.
    static func check(_ context: inout RuleContext)
}

extension SchemaRule {
    package static var frozenSeverity: Severity { rule.severity }
}
