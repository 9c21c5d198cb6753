import Diagnostics
import SchemaCompilation
import SchemaModel

/// `diff`: what changed between two versions and what it does to rows that exist.
struct DiffCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let workspace = try Workspace(call, console: console)
        let loaded = try workspace.load(try workspace.schema(call.argument(.schema)))
        if !loaded.compiled.isValid { console.write(loaded.report) }
        // An undeclared loss is an error, and the diff is what one wants to see then.
        guard let history = loaded.compiled.readableHistory else { throw ExitCode.invalidSchema }
        let isAlone = call.value(.against) == nil && call.argument(.from) == nil && history.layers.count < 2
        // What is wrong has been said: that there is nothing to compare with would only distract.
        if isAlone, !loaded.compiled.isValid { throw ExitCode.invalidSchema }
        let report = try report(on: history, of: loaded, project: workspace.project)
        let format = call.value(.format).flatMap(DiffReport.Format.init) ?? .text
        console.write(report.text(as: format, style: TextStyle(colored: console.isColored(.output))))
        guard loaded.compiled.isValid else { return .invalidSchema }
        return report.fails(on: call.value(.failOn)) ? .findings : .success
    }

    private func report(on history: SchemaHistory, of loaded: LoadedSchema, project: Project) throws -> DiffReport {
        guard let against = call.value(.against) else {
            let (old, new) = try VersionRange(call).ends(of: history)
            return DiffReport(
                from: old, to: new, in: history, project: project, placement: loaded.compiled.placement)
        }
        guard call.argument(.from) == nil else {
            throw CommandFailure.usage(
                "a version and --against both say what to compare with", helps: ["write one of the two"])
        }
        let old = try SchemaAtReference(against, name: history.name, folder: loaded.folder.path)
        return DiffReport(
            from: old.schema, to: history.newest.schema, in: history, project: project,
            placement: loaded.compiled.placement, origin: old.origin)
    }
}
