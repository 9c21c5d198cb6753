import Diagnostics
import SchemaModel

/// Joins the files of one version to a document.
struct DocumentMerger {
    private(set) var diagnostics: [Diagnostic] = []
    /// The first type of each name: what it is and where it stands.
    private var types: [String: (kind: String, location: SourceLocation)] = [:]

    /// The document that `parts` make up. Where the version has no name or number the document has a stand-in for it,
    /// after a message, so that everything else can be checked in the same run.
    static func merge(_ parts: [LayerPart], path: String) -> (document: SchemaDocument, diagnostics: [Diagnostic]) {
        var merger = DocumentMerger()
        let start = SourceRange(start: .start, end: .start)
        let first = parts.first?.start ?? SourceLocation(path: path, range: start)
        let isReadable = !parts.isEmpty && !parts.contains(where: \.hasUnreadableHead)
        let name = merger.agreed(parts.compactMap(\.name), "schema")
        let version = merger.agreed(parts.compactMap(\.version), "version")
        if isReadable, name == nil { merger.missing("schema", example: "TaskManager", at: first) }
        if isReadable, version == nil { merger.missing("version", example: "1.0.0", at: first) }
        merger.single(parts.compactMap { $0.doc?.location }, "doc")
        merger.single(parts.compactMap { $0.migration?.location }, "migration")
        let document = SchemaDocument(
            name: name ?? Located("Schema", at: first), version: version ?? Located(SchemaVersion(0, 0, 0), at: first),
            doc: parts.lazy.compactMap { $0.doc?.value }.first,
            enums: parts.flatMap(\.enums).compactMap { merger.checked($0) },
            composites: parts.flatMap(\.composites).compactMap { merger.checked($0) },
            entities: parts.flatMap(\.entities).compactMap { merger.checked($0) },
            migration: parts.lazy.compactMap(\.migration).first, allowances: parts.flatMap(\.allowances))
        return (document, merger.diagnostics)
    }

    // MARK: Heads

    /// The first of `values`; every other one must be equal to it.
    private mutating func agreed<Value: Equatable & CustomStringConvertible>(
        _ values: [Located<Value>], _ key: String
    ) -> Located<Value>? {
        guard let first = values.first else { return nil }
        for other in values.dropFirst() where other.value != first.value {
            diagnostics.append(
                Diagnostic(
                    LanguageRules.versionMismatch,
                    "`\(key)` is `\(other.value)` here and `\(first.value)` in `\(first.location.path)`",
                    at: other.location, labels: [Diagnostic.Label("the other file says so here", at: first.location)],
                    helps: ["remove the line: one file of a version is enough to say it"]))
        }
        return first
    }

    private mutating func missing(_ key: String, example: String, at location: SourceLocation) {
        diagnostics.append(
            Diagnostic(
                LanguageRules.missingKey, "the file has no `\(key)`", at: location,
                helps: ["write `\(key): \(example)` at the top"]))
    }

    /// Reports every place of `key` after the first.
    private mutating func single(_ places: [SourceLocation], _ key: String) {
        guard let first = places.first else { return }
        for place in places.dropFirst() {
            diagnostics.append(
                Diagnostic(
                    LanguageRules.duplicateName, "`\(key)` stands in two files of the version", at: place,
                    labels: [Diagnostic.Label("the first one is here", at: first)], helps: ["join the two"]))
        }
    }

    // MARK: Names

    private mutating func checked(_ item: EnumDocument) -> EnumDocument? {
        guard isNewType(item.name, "enum") else { return nil }
        var item = item
        item.cases = unique(item.cases, of: item.name.value) { ($0.name, "case") }
        return item
    }

    private mutating func checked(_ item: CompositeDocument) -> CompositeDocument? {
        isNewType(item.name, "composite") ? item : nil
    }

    private mutating func checked(_ item: EntityDocument) -> EntityDocument? {
        guard isNewType(item.name, "entity") else { return nil }
        guard !item.attributes.isEmpty, !item.relationships.isEmpty else { return item }
        var seen: [String: (kind: String, location: SourceLocation)] = [:]
        for attribute in item.attributes { seen[attribute.name.value] = ("attribute", attribute.name.location) }
        for relationship in item.relationships {
            // Both stay: leaving one out would make others dangle, and one cause deserves one message.
            _ = keep(Self.duplicate(relationship.name, "relationship", in: item.name.value, among: &seen))
        }
        return item
    }

    private mutating func isNewType(_ name: Located<String>, _ kind: String) -> Bool {
        keep(Self.duplicate(name, kind, in: nil, among: &types))
    }

    /// Keeps a message; true where there is none.
    private mutating func keep(_ diagnostic: Diagnostic?) -> Bool {
        if let diagnostic { diagnostics.append(diagnostic) }
        return diagnostic == nil
    }

    private mutating func unique<Item>(
        _ items: [Item], of owner: String, _ name: (Item) -> (Located<String>, String)
    ) -> [Item] {
        var seen: [String: (kind: String, location: SourceLocation)] = [:]
        return items.filter { item in
            let (name, kind) = name(item)
            return keep(Self.duplicate(name, kind, in: owner, among: &seen))
        }
    }

    /// Remembers `name`; a message where it is taken.
    private static func duplicate(
        _ name: Located<String>, _ kind: String, in owner: String?,
        among seen: inout [String: (kind: String, location: SourceLocation)]
    ) -> Diagnostic? {
        guard let first = seen[name.value] else {
            seen[name.value] = (kind, name.location)
            return nil
        }
        let path = owner.map { ElementPath($0, name.value) } ?? ElementPath(name.value)
        let message =
            first.kind == kind
            ? "the \(kind) `\(path)` is declared twice"
            : "`\(path)` is both \(Self.article(first.kind)) and \(Self.article(kind))"
        return Diagnostic(
            LanguageRules.duplicateName, message, element: path.description, at: name.location,
            labels: [Diagnostic.Label("the first one is here", at: first.location)],
            helps: ["rename or remove one of the two"])
    }

    private static func article(_ kind: String) -> String {
        (kind == "entity" || kind == "enum" || kind == "attribute" ? "an " : "a ") + kind
    }
}
