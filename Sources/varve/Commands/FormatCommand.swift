import Diagnostics
import SchemaCompilation

/// `format`: rewrites schema files in canonical form, comments kept. Released layers are never touched.
struct FormatCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let files = try files()
        var diagnostics: [Diagnostic] = []
        var sources: [String: SourceFile] = [:]
        var pending: [(path: String, text: String)] = []
        for path in files {
            let file = try FileReader().read(path).source
            sources[path] = file
            let result = CanonicalText.of(file)
            diagnostics += result.diagnostics
            if let text = result.text, Array(text.utf8) != file.bytes { pending.append((path, text)) }
        }
        let report = DiagnosticReport(diagnostics, sources: sources)
        console.write(report)
        let isInvalid = report.gravest == .error
        if call.has(.check) {
            for file in pending { console.write("would change: \(VisibleText.escaped(file.path))\n") }
            return isInvalid ? .invalidSchema : pending.isEmpty ? .success : .findings
        }
        for file in pending {
            try WholeFile.replace(file.path, with: Array(file.text.utf8))
            console.write("formatted \(VisibleText.escaped(file.path))\n", to: .errors)
        }
        return isInvalid ? .invalidSchema : .success
    }

    /// The files that were named, those of named folders, or all working layers of the project.
    private func files() throws -> [String] {
        let workspace = try Workspace(call, console: console)
        let arguments = call.arguments(.files)
        if arguments.isEmpty { return try workspace.schemas([]).flatMap(\.workingFiles) }
        return try arguments.flatMap { argument -> [String] in
            if argument.hasSuffix(".yaml"), FileSystem.exists(argument) { return [argument] }
            return try workspace.schemas([argument]).flatMap(\.workingFiles)
        }
    }
}
