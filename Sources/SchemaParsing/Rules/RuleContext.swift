package import Diagnostics
package import SchemaModel

/// What a rule may look at, and where it reports.
package struct RuleContext: Sendable {
    /// The version as written.
    package let document: SchemaDocument
    /// The version resolved; where earlier messages exist, the best that could be made of it.
    package let schema: Schema
    /// The elements of the document by name.
    package let names: NameIndex
    /// Where elements were written.
    package let sourceMap: SourceMap
    /// Whether the version is released and sealed.
    package let isFrozen: Bool
    /// The names of all types and their members, gathered once for all rules.
    let nameSites: [NameSite]
    /// Every pair of relationships that name each other, once, in order of declaration; found once for all rules.
    private(set) var relationshipPairs: [RelationshipPair] = []
    /// What has been reported so far.
    package private(set) var diagnostics: [Diagnostic] = []

    package init(document: SchemaDocument, schema: Schema, isFrozen: Bool) {
        self.init(document: document, schema: schema, names: NameIndex(document), isFrozen: isFrozen)
    }

    init(document: SchemaDocument, schema: Schema, names: NameIndex, isFrozen: Bool) {
        self.document = document
        self.schema = schema
        self.names = names
        sourceMap = SourceMap(document, names: names)
        self.isFrozen = isFrozen
        nameSites = document.nameSites
        relationshipPairs = findRelationshipPairs()
    }

    /// Reports a breach by the element at `path`, at the value of its `key` where it writes one, else at its name.
    package mutating func report(
        _ rule: (some SchemaRule).Type, _ message: String, on path: ElementPath, key: String? = nil,
        labels: [Diagnostic.Label] = [], notes: [String] = [], helps: [String] = []
    ) {
        report(
            rule, message, on: path, at: sourceMap.location(of: path, key: key) ?? sourceMap.version, labels: labels,
            notes: notes, helps: helps)
    }

    /// Reports a breach by the element at `path` at a place of the rule's choice.
    package mutating func report(
        _ rule: (some SchemaRule).Type, _ message: String, on path: ElementPath, at location: SourceLocation,
        labels: [Diagnostic.Label] = [], notes: [String] = [], helps: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule: rule.rule.name, severity: isFrozen ? rule.frozenSeverity : rule.rule.severity, message: message,
                element: path.description, location: location, labels: labels, notes: notes, helps: helps))
    }

    /// A second place to show: the element at `path` with a word about it, or nothing where it is not written.
    package func label(_ text: String, on path: ElementPath, key: String? = nil) -> [Diagnostic.Label] {
        sourceMap.location(of: path, key: key).map { [Diagnostic.Label(text, at: $0)] } ?? []
    }
}
