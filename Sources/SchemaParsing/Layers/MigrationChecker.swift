import Diagnostics
import SchemaModel

/// Looks up the paths of a migration block in the version before and in this one.
///
/// Works on resolved schemas, so it can say what an element is and where it is declared.
struct MigrationChecker {
    let document: MigrationDocument
    let older: Schema
    let newer: Schema
    private(set) var diagnostics: [Diagnostic] = []

    /// The migration with the paths that hold, and what is wrong with the others. Nil without a readable `from`.
    static func check(
        _ document: MigrationDocument, from older: Schema, to newer: Schema
    ) -> (migration: Migration?, diagnostics: [Diagnostic]) {
        var checker = MigrationChecker(document: document, older: older, newer: newer)
        let renames = checker.renames()
        let discards = checker.discards()
        let fill = checker.fill()
        let hooks = Migration.Hooks(fill: fill, runsBefore: document.runsBefore, runsAfter: document.runsAfter)
        let migration = document.from.map {
            Migration(from: $0.value, renames: renames, discards: discards, hooks: hooks)
        }
        return (migration, checker.diagnostics)
    }

    private init(document: MigrationDocument, older: Schema, newer: Schema) {
        self.document = document
        self.older = older
        self.newer = newer
    }

    private mutating func report(
        _ rule: Rule, _ message: String, on path: Located<ElementPath>, labels: [Diagnostic.Label] = [],
        notes: [String] = [], helps: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule, message, element: path.value.description, at: path.location, labels: labels, notes: notes,
                helps: helps))
    }

    // MARK: Renames

    private mutating func renames() -> [Migration.Rename] {
        var owners: [String: String] = [:]
        for rename in document.renames where rename.old.value.member == nil {
            owners[rename.old.value.owner] = rename.new.value.owner
        }
        var targets: [ElementPath: SourceLocation] = [:]
        var renames: [Migration.Rename] = []
        for written in document.renames {
            var rename = written
            if !rename.namesOwner, let owner = owners[rename.old.value.owner] {
                rename.new = rename.new.map { ElementPath(owner, $0.member) }
            }
            if let first = targets.updateValue(rename.new.location, forKey: rename.new.value) {
                report(
                    LayerRules.invalidRename, "two elements are renamed to `\(rename.new.value)`", on: rename.new,
                    labels: [Diagnostic.Label("the first one is here", at: first)],
                    notes: ["a row has one value there, so only one of them can live on"])
                continue
            }
            if isSound(rename, owners: owners) {
                renames.append(Migration.Rename(old: rename.old.value, new: rename.new.value))
            }
        }
        return renames
    }

    private mutating func isSound(_ rename: MigrationDocument.Rename, owners: [String: String]) -> Bool {
        let old = rename.old.value
        let new = rename.new.value
        guard let oldKind = older.kind(of: old) else {
            reportUnknownOld(rename)
            return false
        }
        guard oldKind != .enumeration, oldKind != .composite else {
            report(
                LayerRules.invalidRename, "`\(old)` is \(oldKind.title), whose name no store keeps", on: rename.old,
                helps: ["remove the line: nothing needs to be renamed"])
            return false
        }
        guard let newKind = newer.kind(of: new) else {
            reportUnknownNew(rename)
            return false
        }
        if oldKind != newKind {
            report(
                LayerRules.invalidRename,
                "`\(old)` is \(oldKind.title) and `\(new)` is \(newKind.title), so no rename leads from one to the other",
                on: rename.new, helps: ["remove the line, and list `\(old)` in `discard` if its data may go"])
            return false
        }
        let sameOwner = (owners[old.owner] ?? old.owner) == new.owner
        if old.member == new.member, old.member == nil ? old == new : sameOwner {
            report(
                LayerRules.invalidRename, "`\(old)` is renamed to the name it has", on: rename.new,
                helps: ["remove the line"])
            return false
        }
        return true
    }

    private mutating func reportUnknownOld(_ rename: MigrationDocument.Rename) {
        let old = rename.old.value
        var notes: [String] = []
        var helps: [String] = []
        if let step = document.renames.first(where: { $0.new.value == old && $0.old.value != old }) {
            notes = ["all renames of a block happen at once"]
            helps = [
                "write `\(step.old.value): \(rename.namesOwner ? "\(rename.new.value)" : rename.new.value.member ?? "")`"
            ]
        } else if newer.kind(of: old) != nil {
            notes = [
                "`\(old)` exists in \(newer.version): the keys of `rename` are old paths, what follows them is new"
            ]
            if older.kind(of: rename.new.value) != nil {
                helps = ["write `\(rename.new.value): \(old.member ?? old.owner)`"]
            }
        } else {
            helps = older.meant(by: old)
        }
        report(
            LayerRules.unknownPath, "`rename` speaks of `\(old)`, which does not exist in \(older.version)",
            on: rename.old, notes: notes, helps: helps)
    }

    private mutating func reportUnknownNew(_ rename: MigrationDocument.Rename) {
        let new = rename.new.value
        report(
            LayerRules.unknownPath,
            "`\(rename.old.value)` is renamed to `\(new)`, which does not exist in \(newer.version)", on: rename.new,
            helps: newer.meant(by: new))
    }

    // MARK: Discards and hooks

    /// Words that stand for a loss although the element lives on.
    private static let facets = ["order", "range"]

    private mutating func discards() -> [ElementPath] {
        var seen: [ElementPath: SourceLocation] = [:]
        return document.discards.filter { path in
            if let first = seen.updateValue(path.location, forKey: path.value) {
                report(
                    LanguageRules.duplicateName, "`\(path.value)` is discarded twice", on: path,
                    labels: [Diagnostic.Label("the first one is here", at: first)], helps: ["remove one of the two"])
                return false
            }
            if let facet = path.value.facet, !Self.facets.contains(facet) {
                let closest = Suggestion.closest(to: facet, among: Self.facets)
                report(
                    LayerRules.unknownPath, "`discard` speaks of `\(path.value)`, and there is no facet `\(facet)`",
                    on: path, notes: ["the facets are `order` and `range`"],
                    helps: closest.map { ["did you mean `\($0)`?"] } ?? [])
                return false
            }
            return exists(path, in: older, "discard")
        }.map(\.value)
    }

    private mutating func fill() -> [ElementPath] {
        document.fill.filter { exists($0, in: newer, "fill") }.map(\.value)
    }

    /// Whether the path, which may name an inherited member, exists; reports where it does not.
    private mutating func exists(_ path: Located<ElementPath>, in schema: Schema, _ key: String) -> Bool {
        if schema.kind(of: path.value) != nil || schema.inherits(path.value) { return true }
        let other = schema.version == older.version ? newer : older
        let notes = other.kind(of: path.value) == nil ? [] : ["`\(path.value)` exists in \(other.version)"]
        report(
            LayerRules.unknownPath, "`\(key)` speaks of `\(path.value)`, which does not exist in \(schema.version)",
            on: path, notes: notes, helps: notes.isEmpty ? schema.meant(by: path.value) : [])
        return false
    }
}
