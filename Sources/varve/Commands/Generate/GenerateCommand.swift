import Diagnostics
import SchemaCompilation
import SchemaEmission
import SchemaModel

/// `generate`: writes every output of the project, or one target of one schema.
struct GenerateCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let start = FileSystem.now()
        let workspace = try Workspace(call, console: console)
        let requests = try GenerateRequests(call, project: workspace.project, base: workspace.folder)
        let folders = try workspace.schemas(call.arguments(.schemas))
        let schemas = try load(folders, workspace, requests)
        let inputs = GenerateInputs(workspace: workspace, schemas: schemas)
        if call.has(.listInputs) {
            for path in inputs.paths { console.write(path + "\n") }
            return .success
        }
        let destinations = try Destination.all(of: schemas, requests, wholeProject: isWholeProject)
        if call.has(.listOutputs) {
            for path in destinations.flatMap(\.paths).sorted() { console.write(path + "\n") }
            return .success
        }
        let mode: OutputWriter.Mode = call.has(.check) || call.has(.dryRun) ? .look : .write
        let reports = try destinations.map { try $0.run(mode) }
        for notice in notices(of: schemas) { console.write(notice + "\n", to: .errors) }
        let code = tell(reports)
        guard mode == .write else { return code }
        if let folder = call.value(.database) { try createDatabases(of: schemas, in: folder) }
        try inputs.writeTraces(call, start: start)
        return code
    }

    /// Whether the run stands for all schemas of a project file: only then is it known what nothing produces any more.
    private var isWholeProject: Bool { call.arguments(.schemas).isEmpty && !call.has(.target) }

    /// Reads and checks everything before anything is written.
    private func load(
        _ folders: [SchemaFolder], _ workspace: Workspace, _ requests: GenerateRequests
    ) throws -> [LoadedSchema] {
        let schemas = try folders.map { try workspace.load($0, for: requests.project) }
        let sources = schemas.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } }
        console.write(DiagnosticReport(schemas.flatMap(\.report.diagnostics), sources: sources))
        guard schemas.allSatisfy(\.compiled.isValid) else { throw ExitCode.invalidSchema }
        var folderByName: [String: String] = [:]
        for schema in schemas {
            guard let name = schema.compiled.history?.name else { continue }
            guard let other = folderByName.updateValue(schema.folder.path, forKey: name) else { continue }
            throw CommandFailure(
                .invalidSchema, "`\(other)` and `\(schema.folder.path)` both hold the schema `\(name)`",
                notes: ["their outputs would be the same files"], helps: ["give one of them another name"])
        }
        return schemas
    }

    /// What targets did that nobody asked for; two outputs of one target say it once.
    private func notices(of schemas: [LoadedSchema]) -> [String] {
        var seen: Set<String> = []
        return schemas.flatMap(\.compiled.targets).flatMap(\.notices).filter { seen.insert($0).inserted }
    }

    /// Prints what was done or would be, and says how the run ends.
    private func tell(_ reports: [OutputReport]) -> ExitCode {
        for warning in reports.flatMap(\.warnings) { console.write(DiagnosticReport([warning])) }
        if call.has(.check) {
            let lines = reports.flatMap(\.staleLines)
            for line in lines { console.write(line + "\n") }
            return lines.isEmpty ? .success : .findings
        }
        if call.has(.dryRun) {
            for line in reports.flatMap(\.intentLines) { console.write(line + "\n") }
            return .success
        }
        let parts: [(String, Int)] = [
            ("written", reports.reduce(0) { $0 + $1.paths(.create).count + $1.paths(.replace).count }),
            ("unchanged", reports.reduce(0) { $0 + $1.paths(.keep).count }),
            ("removed", reports.reduce(0) { $0 + $1.paths(.remove).count }),
        ]
        let text = parts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
        console.write("\(text.isEmpty ? "nothing to write" : text)\n", to: .errors)
        return .success
    }

    private func createDatabases(of schemas: [LoadedSchema], in folder: String) throws {
        var count = 0
        for schema in schemas {
            guard let history = schema.compiled.history else { continue }
            for script in try DatabaseScripts.scripts(for: history) {
                let path = PathText.join(folder, script.path)
                do {
                    try FileSystem.makeFolders(PathText.parent(of: path))
                    try DatabaseScripts.build(script, at: path)
                } catch let error as SystemError {
                    throw CommandFailure.output("`\(path)` cannot be written: \(error)")
                } catch let failure as DatabaseScripts.Failure {
                    throw CommandFailure.output("`\(path)` cannot be made: \(failure)")
                }
                count += 1
            }
        }
        console.write("\(count) \(count == 1 ? "database" : "databases") created in \(folder)\n", to: .errors)
    }
}
