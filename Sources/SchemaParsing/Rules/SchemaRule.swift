package import Diagnostics

/// One thing that every version must satisfy beyond being readable.
///
/// A rule is a file: its name, a sentence for `explain`, the code, and the messages at the bottom; a test of the same
/// name shows it. `SchemaRules.all` lists it. `MissingInverseRule` is the example to follow.
///
/// A rule sees the document (`context.document`: what was written, with places) and the schema made of it
/// (`context.schema`: defaults typed, identities and implicit raw values carried from earlier layers). When other
/// messages have already been given the schema is the best that could be made: attributes and fields whose type is
/// unknown are missing from it, relationships keep a destination or inverse that does not exist.
///
/// Not a rule's business, because reading has settled it: names are identifiers (`NameText`); no two types and no two
/// members share a name exactly; types, parents, destinations, inverses and members of indexes exist or are reported
/// (`LanguageRules`); constants have their type; `min`, `max`, lengths and `pattern` stand where they mean something. A
/// rule passes over what it cannot find.
package protocol SchemaRule: SendableMetatype {
    /// The name, the summary and the gravity in the layer that is being edited.
    static var rule: Rule { get }

    /// The gravity in a frozen layer, which nobody can edit any more. By default the same.
    static var frozenSeverity: Severity { get }

    /// Whether later stages rely on the rule: it can then neither be switched off nor waived. By default not.
    static var isStructural: Bool { get }

    /// Reports every breach in the version that `context` holds.
    static func check(_ context: inout RuleContext)
}

extension SchemaRule {
    package static var frozenSeverity: Severity { rule.severity }
    package static var isStructural: Bool { false }
}
