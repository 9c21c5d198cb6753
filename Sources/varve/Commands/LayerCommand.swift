import Diagnostics
import SchemaCompilation
import SchemaModel

/// What `freeze` and `bump` share: the folder they edit, and writing all of an edit or nothing of it.
struct LayerCommand {
    let folder: SchemaFolder
    let edits: LayerEdits
    private let sources: [String: SourceFile]
    private let console: Console

    init(_ call: CommandCall, console: Console) throws {
        self.console = console
        let workspace = try Workspace(call, console: console)
        folder = try workspace.schema(call.argument(.schema))
        let loaded = try workspace.load(folder)
        let sources = loaded.sources
        self.sources = sources
        edits = LayerEdits(
            path: folder.path, working: folder.workingFiles.compactMap { sources[$0] },
            versions: folder.versionFiles.compactMap { sources[$0] }, lock: folder.lockFile.flatMap { sources[$0] },
            lockPath: folder.lockPath, versionsPath: folder.versionsPath, project: workspace.project)
    }

    /// Makes the edit and writes it, the last file last: until then nothing depends on the others.
    func write(_ make: (LayerEdits) throws(LayerEdits.Refusal) -> [LayerEdits.Edit]) throws -> ExitCode {
        let files: [LayerEdits.Edit]
        do {
            files = try make(edits)
        } catch {
            if !error.diagnostics.isEmpty {
                console.write(DiagnosticReport(error.diagnostics, sources: sources))
            }
            throw CommandFailure(
                error.diagnostics.isEmpty ? .usage : .invalidSchema, error.message, notes: ["nothing was written"],
                helps: error.helps)
        }
        for file in files {
            try WholeFile.replace(file.path, with: Array(file.text.utf8))
            console.write("wrote \(VisibleText.escaped(file.path))\n", to: .errors)
        }
        return .success
    }
}

/// `freeze`: seals the working layer, or files of `versions/` written by hand.
struct FreezeCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let version = call.argument(.version).flatMap(SchemaVersion.init)
        if call.has(.all), version != nil {
            throw CommandFailure.usage("`--all` and a version exclude each other")
        }
        let selection: LayerEdits.Selection = call.has(.all) ? .all : version.map { .version($0) } ?? .working
        return try LayerCommand(call, console: console).write { edits throws(LayerEdits.Refusal) in
            try edits.freeze(selection)
        }
    }
}

/// `bump`: starts the next version in the working layer.
struct BumpCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        guard let text = call.argument(.version), let version = SchemaVersion(text) else {
            throw CommandFailure.usage(
                "`\(call.argument(.version) ?? "")` is not a version",
                helps: ["write three numbers, for instance 2.1.0"])
        }
        return try LayerCommand(call, console: console).write { edits throws(LayerEdits.Refusal) in
            try edits.bump(to: version)
        }
    }
}
