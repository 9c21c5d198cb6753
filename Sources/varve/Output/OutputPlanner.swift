import Diagnostics
import SchemaEmission
import SchemaModel

/// What a run will do to an output folder.
struct OutputPlan {
    /// What the folder's manifest says now, what it must say while files change, and what it says at the end.
    let manifest: OutputManifest
    let intent: OutputManifest
    let final: OutputManifest
    /// Files to write, sorted by path.
    let written: [OutputFile]
    /// Files to remove before the others are written, because the file system takes both names for one.
    let removedFirst: [String]
    /// Files to remove at the end.
    let removed: [String]
    let report: OutputReport

    var changesFiles: Bool { !(written.isEmpty && removed.isEmpty && removedFirst.isEmpty) }
    /// Every path that the folder has or will have.
    var knownPaths: [String] { intent.entries.map(\.path) }
}

/// Compares what should be in an output folder with what is, and decides. Reads only.
struct OutputPlanner {
    let groups: [OutputGroup]
    let retired: Set<String>
    let folder: String
    /// A file larger than this is never taken for one of ours.
    private static let sizeLimit = 256 << 20

    /// Throws `CommandFailure` where a file of somebody else is in the way, `SystemError` where something cannot be read.
    func plan(_ open: borrowing OutputFolder, _ manifest: OutputManifest) throws -> OutputPlan {
        let owners = Set(groups.map(\.owner)).union(retired)
        var draft = Draft()
        try refuseForeignEntries(manifest, owners)
        let sums = Dictionary(grouping: manifest.entries, by: \.path).mapValues { Set($0.map(\.sum)) }
        for group in groups {
            for file in group.files.files {
                try judge(file, owner: group.owner, sums[file.path] ?? [], open, &draft)
            }
        }
        try draft.refuse(in: folder)
        var seen: Set<String> = []
        for entry in manifest.entries where owners.contains(entry.owner) && draft.states[entry.path] == nil {
            guard seen.insert(entry.path).inserted else { continue }
            try retire(entry.path, sums[entry.path] ?? [], open, &draft)
        }
        return draft.plan(manifest, owners, folder)
    }

    /// Two owners may not produce one file.
    private func refuseForeignEntries(_ manifest: OutputManifest, _ owners: Set<String>) throws {
        var foreign: [String: String] = [:]
        for entry in manifest.entries where !owners.contains(entry.owner) { foreign[entry.path] = entry.owner }
        if foreign.isEmpty { return }
        for file in groups.flatMap(\.files.files) {
            guard let owner = foreign[file.path] else { continue }
            let path = PathText.join(folder, file.path)
            throw CommandFailure.output(
                "`\(path)` is already an output of `\(owner)`",
                helps: ["give one of them another folder, or remove `\(path)` from `\(OutputManifest.name)` there"])
        }
    }

    /// Decides on a file that is to be there.
    private func judge(
        _ file: OutputFile, owner: String, _ sums: Set<String>, _ open: borrowing OutputFolder, _ draft: inout Draft
    ) throws {
        let entry = OutputManifest.Entry(owner: owner, sum: SHA256.hexDigest(of: file.bytes), path: file.path)
        draft.entries.append(entry)
        switch try open.occupant(of: file.path) {
        case .nothing: draft.add(file, .create, nil)
        case .other: draft.refused.append((file.path, "is in the way: it is not a regular file"))
        case .file(let status):
            let old = try open.read(file.path, sizeHint: status.size, limit: Self.sizeLimit)
            if old == file.bytes {
                draft.add(file, .keep, status)
            } else if let old, GeneratedMark.isOn(old) || sums.contains(SHA256.hexDigest(of: old)) {
                draft.add(file, .replace, status)
            } else {
                let reason = sums.isEmpty ? "was not written by varve" : "was edited by hand"
                draft.refused.append((file.path, "\(reason) and is not overwritten"))
            }
        }
    }

    /// Decides on a file that an earlier run wrote and that nothing produces any more.
    private func retire(
        _ path: String, _ sums: Set<String>, _ open: borrowing OutputFolder, _ draft: inout Draft
    ) throws {
        guard case .file(let status) = try open.occupant(of: path) else { return }
        let bytes = try open.read(path, sizeHint: status.size, limit: Self.sizeLimit)
        if let bytes, sums.contains(SHA256.hexDigest(of: bytes)) {
            draft.obsolete.append((path, status))
        } else {
            draft.edited.append(path)
        }
    }
}

/// Decisions while they are made.
private struct Draft {
    var entries: [OutputManifest.Entry] = []
    /// What is to be there and what is, by path.
    private(set) var states: [String: (file: OutputFile, action: OutputReport.Action, status: FileStatus?)] = [:]
    var obsolete: [(path: String, status: FileStatus)] = []
    var edited: [String] = []
    var refused: [(path: String, reason: String)] = []

    mutating func add(_ file: OutputFile, _ action: OutputReport.Action, _ status: FileStatus?) {
        states[file.path] = (file, action, status)
    }

    /// Throws for what is in the way: the first by name, the others as notes.
    func refuse(in folder: String) throws {
        let sorted = refused.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        guard let first = sorted.first else { return }
        let shown = sorted.dropFirst().prefix(10).map { "`\(PathText.join(folder, $0.path))` \($0.reason)" }
        let more = sorted.count - 1 - shown.count
        throw CommandFailure.output(
            "`\(PathText.join(folder, first.path))` \(first.reason)",
            notes: shown + (more > 0 ? ["and \(more) more"] : []),
            helps: ["move or remove it, or write to another folder; nothing was written"])
    }

    func plan(_ manifest: OutputManifest, _ owners: Set<String>, _ folder: String) -> OutputPlan {
        var states = states
        let twins = self.twins
        for twin in twins.values { states[twin]?.action = .create }
        let final = OutputManifest(entries + manifest.entries.filter { !owners.contains($0.owner) })
        let first = obsolete.map(\.path).filter { twins[$0] != nil }
        let removed = obsolete.map(\.path).filter { twins[$0] == nil }
        let written = states.values.filter { $0.action != .keep }.map(\.file)
        var changes = states.map { OutputReport.Change(action: $1.action, path: PathText.join(folder, $0)) }
        changes += obsolete.map { OutputReport.Change(action: .remove, path: PathText.join(folder, $0.path)) }
        return OutputPlan(
            manifest: manifest, intent: OutputManifest(manifest.entries + final.entries), final: final,
            written: written.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, removedFirst: first,
            removed: removed,
            report: OutputReport(
                changes: changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
                warnings: edited.map { warning(PathText.join(folder, $0)) }))
    }

    /// Obsolete files that are, on a file system that ignores case, the file of a path that is to be there.
    private var twins: [String: String] {
        if obsolete.isEmpty { return [:] }
        var byFolded: [String: String] = [:]
        for path in states.keys { byFolded[OutputPath.folded(path)] = path }
        var twins: [String: String] = [:]
        for (path, status) in obsolete {
            guard let other = byFolded[OutputPath.folded(path)], let found = states[other]?.status else { continue }
            if found.isSameFile(as: status) { twins[path] = other }
        }
        return twins
    }

    private func warning(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "edited-output", severity: .warning, message: "`\(path)` was edited by hand and stays",
            notes: ["nothing produces it any more, and varve forgets it now"], helps: ["remove it if it is not needed"])
    }
}
