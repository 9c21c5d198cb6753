package import SchemaEmission

/// The outputs of one owner: a schema with a target.
package struct OutputGroup: Sendable, Hashable {
    /// For instance `TaskManager swiftdata`.
    package let owner: String
    package let files: OutputSet

    package init(owner: String, files: OutputSet) {
        self.owner = OutputManifest.owner(owner)
        self.files = files
    }
}

/// Brings an output folder up to date: writes what changed, keeps the time of what did not, removes what an earlier run
/// wrote and nothing produces any more, and touches nothing else.
///
/// A process that is killed at any moment leaves each file whole, old or new, and the next run finishes the work.
/// Two runs on one folder wait for each other.
package struct OutputWriter: Sendable {
    /// What a run may do.
    package enum Mode: Sendable, Hashable {
        case write
        /// Look and report, for `--check` and `--dry-run`.
        case look
    }

    private let folder: String
    /// How long to wait for another run, in seconds.
    private let patience: Int

    package init(folder: String, patience: Int = 120) {
        self.folder = folder
        self.patience = patience
    }

    /// Writes `groups` into the folder, or reports what that would do. What belongs to `retired` owners is removed as well;
    /// the files of all other owners stay. Throws `CommandFailure` with exit code 73 before anything is written
    /// where one of the files must not be replaced, and in the middle where the system refuses.
    package func run(
        _ groups: [OutputGroup], retiring retired: Set<String> = [], mode: Mode
    ) throws -> OutputReport {
        do {
            _ = try OutputSet(groups.flatMap(\.files.files))
            if mode == .write {
                try FileSystem.makeFolders(folder)
            } else if !FileSystem.exists(folder) {
                return Self.everythingMissing(groups, in: folder)
            }
            let open = try OutputFolder(folder)
            let isLocked = try lock(open, mode)
            let planner = OutputPlanner(groups: groups, retired: Set(retired.map(OutputManifest.owner)), folder: folder)
            let plan = try planner.plan(open, try manifest(open))
            if mode == .write {
                if isLocked { try removeLeftovers(open, plan) }
                try write(plan, open)
            }
            return plan.report
        } catch let error as OutputSetError {
            throw CommandFailure.output("\(error)", notes: ["all outputs share the folder `\(folder)`"])
        } catch let error as SystemError {
            throw CommandFailure.output("`\(folder)` cannot be written: \(error)")
        }
    }

    /// The owners that have files in the folder; empty where no run ever wrote to it.
    package static func owners(in folder: String) throws -> Set<String> {
        guard FileSystem.exists(folder) else { return [] }
        let writer = OutputWriter(folder: folder)
        do {
            return Set(try writer.manifest(try OutputFolder(folder)).entries.map(\.owner))
        } catch let error as SystemError {
            throw CommandFailure.output("`\(folder)` cannot be read: \(error)")
        }
    }

    private static func everythingMissing(_ groups: [OutputGroup], in folder: String) -> OutputReport {
        let paths = groups.flatMap(\.files.files).map(\.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let changes = paths.map { OutputReport.Change(action: .create, path: PathText.join(folder, $0)) }
        return OutputReport(changes: changes, warnings: [])
    }

    /// Waits for the lock. False where the file system knows no locks: then each file is still written whole.
    private func lock(_ open: borrowing OutputFolder, _ mode: Mode) throws -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(patience)
        while true {
            do {
                if try open.tryLock(shared: mode == .look) { return true }
            } catch is SystemError {
                return false
            }
            if clock.now >= end {
                throw CommandFailure.output(
                    "another run has been writing to `\(folder)` for \(patience) seconds",
                    helps: ["wait for it, or stop it"])
            }
            FileSystem.sleep(milliseconds: 5)
        }
    }

    private func manifest(_ open: borrowing OutputFolder) throws -> OutputManifest {
        let path = PathText.join(folder, OutputManifest.name)
        switch try open.occupant(of: OutputManifest.name) {
        case .nothing: return OutputManifest([])
        case .other: throw CommandFailure.output("`\(path)` is not a regular file")
        case .file(let status):
            guard let bytes = try open.read(OutputManifest.name, sizeHint: status.size, limit: 64 << 20) else {
                throw CommandFailure.output("`\(path)` is too large to be a manifest", helps: ["remove it"])
            }
            guard let manifest = OutputManifest(bytes: bytes) else {
                throw CommandFailure.output("`\(path)` was written by a newer varve", helps: ["update varve"])
            }
            return manifest
        }
    }

    private func removeLeftovers(_ open: borrowing OutputFolder, _ plan: OutputPlan) throws {
        var folders: Set<String> = [""]
        for path in plan.knownPaths { folders.formUnion(OutputPath.folders(above: path)) }
        for folder in folders.sorted() { try open.removeLeftovers(in: folder) }
    }

    /// The manifest names a file before it is written and until it is removed, so that a killed run can be finished.
    private func write(_ plan: OutputPlan, _ open: borrowing OutputFolder) throws {
        if plan.changesFiles { try write(plan.intent, over: plan.manifest, open) }
        for path in plan.removedFirst { try attempt(path) { try open.remove(path) } }
        for file in plan.written { try attempt(file.path) { try open.replace(file.path, with: file.bytes) } }
        for path in plan.removed { try attempt(path) { try open.remove(path) } }
        try write(plan.final, over: plan.changesFiles ? plan.intent : plan.manifest, open)
    }

    private func write(
        _ new: OutputManifest, over old: OutputManifest, _ open: borrowing OutputFolder
    ) throws {
        guard new.entries != old.entries || old.isDamaged else { return }
        try attempt(OutputManifest.name) { try open.replace(OutputManifest.name, with: new.bytes) }
    }

    private func attempt(_ path: String, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as SystemError {
            throw CommandFailure.output("`\(PathText.join(folder, path))` cannot be written: \(error)")
        }
    }
}
