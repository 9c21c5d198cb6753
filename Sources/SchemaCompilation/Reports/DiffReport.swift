package import Diagnostics
import MigrationPlanning
package import SchemaDiffing
package import SchemaModel

/// What changed between two versions and what it does to rows that exist, ready to be written in any form.
package struct DiffReport: Sendable {
    /// One change.
    package struct Row: Sendable {
        /// What changed, as a sentence.
        package let sentence: String
        /// The path of the element; nil for the schema itself.
        package let element: String?
        /// The kind of element, for instance `attribute`.
        package let kind: String
        /// What happened to it: `added`, `removed`, `moved`, or the name of the key that changed.
        package let what: String
        /// What the key said before; nil for whole elements.
        package let old: String?
        /// What the key says now; nil for whole elements.
        package let new: String?
        /// What it does to a SwiftData store.
        package let record: ChangeRecord
        /// The version whose `hooks.fill` or `discard` provides for what the record says is needed; nil where none does.
        package let provider: SchemaVersion?
        /// Where the element is written: in the newer version, or in the older one where it was removed.
        package let location: SourceLocation?
    }

    package let schema: String
    package let from: SchemaVersion
    package let to: SchemaVersion
    /// The changes in their fixed order.
    package let rows: [Row]

    /// Judges the step from `old` to `new`, two versions of `history`, for SwiftData and finds each change's place.
    package init(from old: Schema, to new: Schema, in history: SchemaHistory, placement: FindingPlacement) {
        schema = new.name
        from = old.version
        to = new.version
        let providers = history.layers.filter { old.version < $0.version && $0.version <= new.version }.map {
            (version: $0.version, provisions: Provisions(migration: $0.migration, schema: $0.schema))
        }
        rows = SwiftDataJudge().judge(from: old, to: new).changes.map { judged in
            let change = judged.change
            let location =
                change.newPath == nil && change.oldPath != nil
                ? placement.location(of: change.oldPath, in: old.version)
                : placement.location(of: change.newPath, key: change.key?.rawValue, in: new.version)
            return Row(
                sentence: ChangeDescription.sentence(of: change), element: change.path?.description,
                kind: change.element.kind.word, what: DiffReport.word(of: change.content),
                old: change.keyChange.map { ChangeDescription.text(of: $0.old) },
                new: change.keyChange.map { ChangeDescription.text(of: $0.new) }, record: judged.record,
                provider: providers.first {
                    $0.provisions.cover(change, at: change.newPath ?? change.path, judged.record)
                }?.version, location: location)
        }
    }

    private static func word(of content: SchemaChange.Content) -> String {
        switch content {
        case .added: "added"
        case .removed: "removed"
        case .moved: "moved"
        case .changed(let change): change.key.rawValue
        }
    }

    /// The worst verdict of all changes.
    package var verdict: Verdict { rows.map(\.record.verdict).max() ?? .none }

    /// How many changes have each verdict, the gravest first; verdicts that no change has are left out.
    package var counts: [(verdict: Verdict, count: Int)] {
        Verdict.allCases.sorted(by: >).compactMap { verdict in
            let count = rows.count { $0.record.verdict == verdict }
            return count == 0 ? nil : (verdict, count)
        }
    }

    /// For instance `7 changes: 4 lightweight, 3 none`.
    package var countLine: String {
        if rows.isEmpty { return "no changes" }
        let parts = counts.map { "\($0.count) \($0.verdict.rawValue)" }.joined(separator: ", ")
        return "\(rows.count) \(rows.count == 1 ? "change" : "changes"): \(parts)"
    }

    /// The form a report can be asked for in, by the name of the `--format` flag.
    package enum Format: String, Sendable, Hashable, CaseIterable {
        case text, markdown, json
    }

    /// The whole text of the report; only `text` is ever coloured.
    package func text(as format: Format, style: TextStyle) -> String {
        switch format {
        case .text: DiffTextWriter(style: style).write(self)
        case .markdown: DiffMarkdownWriter().write(self)
        case .json: DiffJSONWriter().write(self)
        }
    }
}

extension DiffReport.Row {
    /// Who provides for the rows that exist, as a clause; nil where nobody does.
    var provision: String? { provider.map { "provided for by the `migration:` of \($0)" } }
}

extension DiffReport {
    /// Whether the gravest verdict reaches the word of `--fail-on`: `lightweight`, `needs-more` (custom or worse), or a
    /// verdict. Nil and `none` never fail.
    package func fails(on word: String?) -> Bool {
        switch word {
        case nil, "none": false
        case "needs-more": verdict.needsMore
        default: word.flatMap(Verdict.init).map { verdict >= $0 } ?? false
        }
    }
}
