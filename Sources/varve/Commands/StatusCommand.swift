import Diagnostics
import SchemaCompilation

/// `status`: for each schema, the released version, what is pending and what to run next.
struct StatusCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let workspace = try Workspace(call, console: console)
        let style = TextStyle(colored: console.isColored(.output))
        var code = ExitCode.success
        for folder in try workspace.schemas(call.arguments(.schemas)) {
            let loaded = try workspace.load(folder)
            guard let history = loaded.compiled.history else {
                let name = PathText.name(of: folder.path)
                console.write("\(style.paint(name, as: .message))  \(loaded.report.countLine)\n")
                console.write("  to see them: varve check \(folder.path)\n")
                code = .invalidSchema
                continue
            }
            let status = StatusReport(
                history, project: workspace.project, placement: loaded.compiled.placement)
            console.write("\(status.line(style: style))\n  \(status.next(path: folder.path))\n")
        }
        return code
    }
}
