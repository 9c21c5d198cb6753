import Diagnostics
import SchemaCompilation

/// `check`: everything wrong in all layers, in one run.
struct CheckCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let workspace = try Workspace(call, console: console)
        var diagnostics: [Diagnostic] = []
        var sources: [String: SourceFile] = [:]
        let folders = try workspace.schemas(call.arguments(.schemas))
        for folder in folders {
            let loaded = try workspace.load(folder)
            diagnostics += loaded.report.diagnostics
            sources.merge(loaded.sources) { first, _ in first }
        }
        let report = DiagnosticReport(diagnostics, sources: sources)
        let format = call.value(.format).flatMap(DiagnosticFormat.init) ?? .text
        console.write(format.renderer(colored: console.isColored(.output)).render(report))
        if report.isEmpty, format == .text {
            console.write("\(folders.count) \(folders.count == 1 ? "schema" : "schemas") checked, nothing found\n")
        }
        guard let gravest = report.gravest else { return .success }
        if gravest == .error { return .invalidSchema }
        return gravest == .warning && call.value(.failOn) == "warning" ? .findings : .success
    }
}
