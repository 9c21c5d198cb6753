import Diagnostics
import SchemaModel

/// Compares a released layer with what the lock says of it.
struct FrozenLayerCheck {
    /// How many changed elements of one layer have a message of their own.
    private static let shownChanges = 20

    /// What an edit has changed: for the store an error at each element, for nobody but readers a warning.
    static func check(_ layer: Layer, _ file: SourceFile, _ entry: Lock.Entry, _ map: SourceMap) -> [Diagnostic] {
        let schema = layer.schema
        let facts = Lock.facts(of: schema, migration: layer.migration)
        let difference = FactDifference(from: entry.facts, to: facts)
        guard difference.isEmpty else { return edits(difference, of: schema, map) }
        guard Lock.textSum(of: file.bytes) != entry.textSum else { return [] }
        return [
            Diagnostic(
                LayerRules.frozenTextEdited,
                "the text of the released layer \(schema.version) was edited where no store can see it",
                at: map.version,
                notes: [
                    "a released layer is a record: defaults, delete rules and texts in it describe what was shipped"
                ],
                helps: ["undo the edit in this file, and edit the schema that is not released yet"])
        ]
    }

    private static func edits(_ difference: FactDifference, of schema: Schema, _ map: SourceMap) -> [Diagnostic] {
        let changes = FactChange.changes(in: difference)
        var diagnostics = changes.prefix(shownChanges).map { change in
            Diagnostic(
                LayerRules.frozenLayerEdited, "in the released layer \(schema.version) \(change.words)",
                element: change.path.description, at: place(of: change.path, map),
                notes: [
                    "stores of \(schema.version) on devices have the shape that was released",
                    "a plan without that shape does not open them (error 134504, unknown model version)",
                ],
                helps: ["undo the edit in this file, and edit the schema that is not released yet"])
        }
        if changes.count > shownChanges, let last = diagnostics.popLast() {
            var whole = last
            whole.notes.append("\(changes.count - shownChanges) more elements of this layer differ from the release")
            diagnostics.append(whole)
        }
        return diagnostics
    }

    /// The element, else its owner, else the version.
    private static func place(of path: ElementPath, _ map: SourceMap) -> SourceLocation {
        map.location(of: path) ?? map.location(of: ElementPath(path.owner)) ?? map.version
    }
}

/// One element whose facts differ from those that the lock has.
struct FactChange: Equatable {
    let path: ElementPath
    /// The rest of a sentence: "`Task.title` is `string optional` and was released as `string`".
    let words: String

    /// The changes that `difference` amounts to, in the order of their paths.
    static func changes(in difference: FactDifference) -> [FactChange] {
        var olds: [String: [String]] = [:]
        var news: [String: [String]] = [:]
        for fact in difference.removed { olds[subject(of: fact), default: []].append(fact) }
        for fact in difference.added { news[subject(of: fact), default: []].append(fact) }
        let subjects = Set(olds.keys).union(news.keys).sorted { FactDifference.precedes($0, $1) }
        return subjects.flatMap { subject in
            changes(of: subject, from: olds[subject] ?? [], to: news[subject] ?? [])
        }
    }

    private static func changes(of subject: String, from olds: [String], to news: [String]) -> [FactChange] {
        if let key = uniqueKey(in: subject) {
            let path = ElementPath(String(subject.prefix { $0 != " " }))
            let words = news.isEmpty ? "has lost the uniqueness of `\(key)`" : "has the new uniqueness of `\(key)`"
            return [FactChange(path: path, words: "`\(path)` \(words), which was not released so")]
        }
        let path = Self.path(of: subject)
        switch (olds.first, news.first) {
        case (let old?, let new?):
            return [
                FactChange(
                    path: path, words: "`\(subject)` is `\(rest(of: new))` and was released as `\(rest(of: old))`")
            ]
        case (let old?, nil):
            return [FactChange(path: path, words: "`\(subject)` is missing, and was released as `\(rest(of: old))`")]
        case (nil, let new?):
            return [FactChange(path: path, words: "`\(subject)` is `\(rest(of: new))` and was not released")]
        case (nil, nil): return []
        }
    }

    // MARK: Facts

    /// What a fact is about: `Task`, `Task.title`, or the whole of `Task unique title`.
    private static func subject(of fact: String) -> String {
        uniqueKey(in: fact) != nil ? fact : String(fact.prefix { $0 != " " })
    }

    private static func rest(of fact: String) -> String {
        String(fact.drop { $0 != " " }.dropFirst())
    }

    private static func uniqueKey(in fact: String) -> String? {
        let words = fact.split(separator: " ", maxSplits: 2)
        return words.count == 3 && words[1] == "unique" && !words[0].contains(".") ? String(words[2]) : nil
    }

    /// The declared element: a field of a composite belongs to the attribute that holds it.
    private static func path(of subject: String) -> ElementPath {
        let parts = subject.split(separator: ".").map(String.init)
        return ElementPath(parts.first ?? subject, parts.count > 1 ? parts[1] : nil)
    }
}
