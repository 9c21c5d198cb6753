import Diagnostics
import SchemaCompilation

/// The project that a command works on: its file where there is one, and the schemas that were asked for.
struct Workspace {
    let project: Project
    /// The project file as read; nil where there is none.
    let projectFile: InputFile?
    let console: Console
    private let reader = FileReader()

    /// Finds and reads the project file. Throws `ExitCode.badProject` after printing what is wrong with it.
    init(_ call: CommandCall, console: Console) throws {
        self.console = console
        guard let path = try ProjectDiscovery.find(config: call.value(.config)) else {
            project = Project()
            projectFile = nil
            return
        }
        let file = try reader.read(path)
        projectFile = file
        let reading = Project.read(file.source)
        let report = DiagnosticReport(reading.diagnostics, sources: [path: file.source])
        console.write(report)
        guard let project = reading.project else { throw ExitCode.badProject }
        self.project = project
    }

    /// The folder that paths of the project file start from.
    var folder: String { projectFile.map { ProjectDiscovery.folder(of: $0.source.path) } ?? "." }

    /// The schemas that `arguments` name, or all of the project. A name that is no path is looked up among the project's.
    func schemas(_ arguments: [String]) throws -> [SchemaFolder] {
        let all = PathText.join(folder, project.schemas)
        if arguments.isEmpty { return try SchemaFolder.find(at: all) }
        var folders: [SchemaFolder] = []
        for argument in arguments {
            let inProject = PathText.join(all, argument)
            let isNamed = !argument.isEmpty && !FileSystem.exists(argument) && FileSystem.exists(inProject)
            let path = isNamed ? inProject : argument
            for folder in try SchemaFolder.find(at: path) where !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    /// The one schema that `argument` names, or the only one of the project.
    func schema(_ argument: String?) throws -> SchemaFolder {
        let folders = try schemas(argument.map { [$0] } ?? [])
        guard folders.count == 1, let folder = folders.first else {
            let names = folders.map { PathText.name(of: $0.path) }
            throw CommandFailure.usage(
                "which of the \(folders.count) schemas?", helps: ["name one: " + names.joined(separator: ", ")])
        }
        return folder
    }

    /// Reads and checks the schema in `folder`, planning the outputs of `project`.
    func load(_ folder: SchemaFolder, for project: Project? = nil) throws -> LoadedSchema {
        let working = try folder.workingFiles.map(reader.read)
        let versions = try folder.versionFiles.map(reader.read)
        let lock = try folder.lockFile.map(reader.read)
        let compiled = CompiledSchema(
            path: folder.path, working: working.map(\.source), versions: versions.map(\.source), lock: lock?.source,
            project: project ?? self.project)
        return LoadedSchema(
            folder: folder, inputs: working + versions + (lock.map { [$0] } ?? []), compiled: compiled)
    }
}

/// A schema with the files it was read from.
struct LoadedSchema {
    let folder: SchemaFolder
    let inputs: [InputFile]
    let compiled: CompiledSchema

    /// The content of the inputs by path, to show lines from.
    var sources: [String: SourceFile] {
        Dictionary(inputs.map { ($0.source.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    }

    /// Everything found in the folder.
    var report: DiagnosticReport {
        DiagnosticReport(folder.warnings + compiled.diagnostics, sources: sources)
    }
}
