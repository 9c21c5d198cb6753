import Diagnostics
import SchemaModel

/// What distinguishes a released layer from the working files of the same version.
struct LayerComparison {
    /// One element that is not the same.
    struct Change: Equatable {
        enum Kind: String {
            case added = "is new", removed = "is gone", changed = "has changed"
        }

        /// Nil for what belongs to the version as a whole.
        let path: ElementPath?
        let kind: Kind
        /// What to say instead of the path.
        var subject: String?
    }

    let version: SchemaVersion
    let changes: [Change]

    /// Nil where both mean the same.
    static func difference(from released: Layer, to edited: Layer) -> LayerComparison? {
        let old = released.schema
        let new = edited.schema
        var changes: [Change] = []
        if old != new {
            changes += compare(old.enums, new.enums) { memberChanges(of: $0.name, $0.cases, $1.cases) }
            changes += compare(old.composites, new.composites) { memberChanges(of: $0.name, $0.fields, $1.fields) }
            changes += compare(old.entities, new.entities) {
                memberChanges(of: $0.name, $0.attributes, $1.attributes)
                    + memberChanges(of: $0.name, $0.relationships, $1.relationships)
            }
            if old.doc != new.doc || old.name != new.name {
                changes.append(Change(path: nil, kind: .changed, subject: old.doc != new.doc ? "`doc`" : "`schema`"))
            }
        }
        if Steps(released.migration) != Steps(edited.migration) {
            changes.append(Change(path: nil, kind: .changed, subject: "`migration`"))
        }
        return changes.isEmpty ? nil : LayerComparison(version: new.version, changes: changes)
    }

    /// A migration whose order of writing does not matter.
    private struct Steps: Equatable {
        private let from: SchemaVersion?
        private let renames: Set<Migration.Rename>
        private let discards: Set<ElementPath>
        private let fill: Set<ElementPath>
        private let runs: [Bool]

        init(_ migration: Migration?) {
            from = migration?.from
            renames = Set(migration?.renames ?? [])
            discards = Set(migration?.discards ?? [])
            fill = Set(migration?.hooks.fill ?? [])
            runs = [migration?.hooks.runsBefore ?? false, migration?.hooks.runsAfter ?? false]
        }
    }

    /// Elements in the order of the new list, then those that are gone. `members` looks into elements of one name; where
    /// it finds nothing the element itself has changed.
    private static func compare<Element: Named & Equatable>(
        _ old: NamedList<Element>, _ new: NamedList<Element>, members: (Element, Element) -> [Change]
    ) -> [Change] {
        var changes: [Change] = []
        for element in new {
            guard let before = old[element.name] else {
                changes.append(Change(path: ElementPath(element.name), kind: .added))
                continue
            }
            guard before != element else { continue }
            let inner = members(before, element)
            changes += inner.isEmpty ? [Change(path: ElementPath(element.name), kind: .changed)] : inner
        }
        for element in old where !new.contains(element.name) {
            changes.append(Change(path: ElementPath(element.name), kind: .removed))
        }
        return changes
    }

    private static func memberChanges<Element: Named & Equatable>(
        of owner: String, _ old: NamedList<Element>, _ new: NamedList<Element>
    ) -> [Change] {
        compare(old, new) { _, _ in [] }.map { change in
            Change(path: ElementPath(owner, change.path?.owner), kind: change.kind)
        }
    }
}

extension LayerComparison {
    /// How many further changes one message shows.
    private static let shownChanges = 8

    /// One message for all changes, at the first of them.
    func diagnostic(_ map: SourceMap, next: SchemaVersion) -> Diagnostic {
        let places = changes.map { ($0, place(of: $0, map)) }
        let first = places.first
        let others = places.dropFirst()
        let hidden = others.count - Self.shownChanges
        return Diagnostic(
            LayerRules.unbumpedEdit,
            "version \(version) is released, and " + (first.map { Self.words($0.0) } ?? "the schema has changed"),
            element: first?.0.path?.description, at: first?.1 ?? map.version,
            labels: others.prefix(Self.shownChanges).map { Diagnostic.Label(Self.words($0.0), at: $0.1) },
            notes: ["stores of \(version) that are out there would meet an unknown model version (error 134504)"]
                + (hidden > 0 ? ["\(hidden) more changes"] : []),
            helps: ["run `varve bump \(next)`, then edit"])
    }

    private static func words(_ change: Change) -> String {
        let subject = change.subject ?? change.path.map { "`\($0)`" } ?? "the schema"
        return "\(subject) \(change.kind.rawValue)"
    }

    private func place(of change: Change, _ map: SourceMap) -> SourceLocation {
        if change.subject == "`migration`", let migration = map.document.migration { return migration.location }
        guard let path = change.path else { return map.version }
        return map.location(of: path) ?? map.location(of: ElementPath(path.owner)) ?? map.version
    }
}
