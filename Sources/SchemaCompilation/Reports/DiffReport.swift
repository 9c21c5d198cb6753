package import Diagnostics
import MigrationPlanning
package import SchemaDiffing
package import SchemaModel

/// What changed between two versions and what it does to rows that exist, in every store, ready to be written in any form.
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
        /// What it does to each store, in the order of the report's `stores`.
        package let records: [ChangeRecord]
        /// The version whose `hooks.fill` or `discard` provides for what SwiftData needs; nil where none does.
        package let provider: SchemaVersion?
        /// Where the element is written: in the newer version, or in the older one where it was removed.
        package let location: SourceLocation?
    }

    package let schema: String
    package let from: SchemaVersion
    package let to: SchemaVersion
    /// Where the older version comes from, for instance `origin/main (1a2b3c4)`; nil where it is a layer of the same folder.
    package let origin: String?
    /// The stores that were asked, in the order of their columns.
    package let stores: [Store]
    /// The changes in their fixed order.
    package let rows: [Row]
    private let decisive: Set<Store>

    /// Judges the step from `old` to `new` for every store and finds each change's place.
    ///
    /// - Parameters:
    ///   - history: the layers whose migrations may provide for the rows that exist.
    ///   - project: decides which stores are asked, and whose verdicts count.
    ///   - placement: where elements of each version are written.
    ///   - origin: where the older version comes from, if it is no layer of the same folder.
    package init(
        from old: Schema, to new: Schema, in history: SchemaHistory? = nil, project: Project = Project(),
        placement: FindingPlacement, origin: String? = nil
    ) {
        let layers = history?.layers.filter { old.version < $0.version && $0.version <= new.version } ?? []
        self.init(
            from: old, to: new, layers: layers, judges: Judges.all(for: project), decisive: project.decisiveStores,
            placement: placement, origin: origin)
    }

    /// Judges the step with the given judges only; all of their verdicts count.
    package init(from old: Schema, to new: Schema, judges: [any StoreJudge], placement: FindingPlacement) {
        self.init(
            from: old, to: new, layers: [], judges: judges, decisive: Set(judges.map(\.store)), placement: placement,
            origin: nil)
    }

    private init(
        from old: Schema, to new: Schema, layers: [Layer], judges: [any StoreJudge], decisive: Set<Store>,
        placement: FindingPlacement, origin: String?
    ) {
        schema = new.name
        from = old.version
        to = new.version
        self.origin = origin
        self.decisive = decisive
        stores = judges.map(\.store)
        let step = SchemaStep(SchemaDiffer.diff(from: old, to: new))
        let providers = layers.map {
            (version: $0.version, provisions: Provisions(migration: $0.migration, schema: $0.schema))
        }
        let swiftData = judges.firstIndex { $0.store == .swiftData }
        rows = step.diff.changes.map { change in
            // What is gone stands in the older layer, or where that is no file of the folder, at what held it.
            let isGone = change.newPath == nil && change.oldPath != nil
            let location =
                isGone && origin == nil
                ? placement.location(of: change.oldPath, in: old.version)
                : placement.location(of: change.path, key: change.key?.rawValue, in: new.version)
            let records = judges.map { $0.record(of: change, in: step) }
            let provider = swiftData.flatMap { column in
                providers.first { $0.provisions.cover(change, at: change.path, records[column]) }
            }
            return Row(
                sentence: ChangeDescription.sentence(of: change), element: change.path?.description,
                kind: change.element.kind.word, what: DiffReport.word(of: change.content),
                old: change.keyChange.map { ChangeDescription.text(of: $0.old) },
                new: change.keyChange.map { ChangeDescription.text(of: $0.new) },
                records: records, provider: provider?.version, location: location)
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
}

// MARK: Verdicts

extension DiffReport {
    /// The worst verdict of all changes for one of the report's stores.
    package func verdict(for store: Store) -> Verdict {
        guard let column = stores.firstIndex(of: store) else { return .none }
        return rows.map { $0.records[column].verdict }.max() ?? .none
    }

    /// The worst verdict for the stores that count.
    package var verdict: Verdict { stores.filter(decisive.contains).map(verdict).max() ?? .none }

    /// For instance `7 changes`.
    package var countLine: String {
        rows.isEmpty ? "no changes" : "\(rows.count) \(rows.count == 1 ? "change" : "changes")"
    }

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

// MARK: Forms

extension DiffReport {
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
