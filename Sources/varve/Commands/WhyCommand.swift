import Diagnostics
import SchemaCompilation
import SchemaModel

/// `why`: for one element, the rules that led to its verdicts.
struct WhyCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let workspace = try Workspace(call, console: console)
        let path = try ElementPath(written: call.argument(.path) ?? "")
        let folders = try workspace.schemas(call.argument(.schema).map { [$0] } ?? [])
        var reports: [WhyReport] = []
        var layers: [Schema] = []
        var code = ExitCode.success
        for folder in folders {
            let loaded = try workspace.load(folder)
            if !loaded.compiled.isValid {
                console.write(loaded.report)
                code = .invalidSchema
            }
            guard let history = loaded.compiled.readableHistory else { continue }
            let range = try VersionRange(call, isOptional: folders.count > 1).schemas(of: history)
            layers += range
            if let report = WhyReport(path, in: range, project: workspace.project) { reports.append(report) }
        }
        guard let report = reports.first else {
            if layers.isEmpty, code != .success { throw code }
            throw unknown(path, in: layers)
        }
        guard reports.count == 1 else {
            throw CommandFailure.usage(
                "`\(path)` is in \(reports.count) schemas",
                helps: ["name one: varve why \(path) " + (folders.first.map { PathText.name(of: $0.path) } ?? "SCHEMA")]
            )
        }
        console.write(report.text(style: TextStyle(colored: console.isColored(.output))))
        return code
    }

    private func unknown(_ path: ElementPath, in layers: [Schema]) -> CommandFailure {
        let meant = WhyReport.meant(by: path, in: layers)
        return .usage(
            "no version compared has `\(path)`",
            helps: [meant.map { "did you mean `\($0)`?" } ?? "write an element, for instance Task or Task.title"])
    }
}

extension ElementPath {
    /// The path in `text`: `Task`, or `Task.title`. Throws `CommandFailure` where it is none.
    fileprivate init(written text: String) throws {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard (1...2).contains(parts.count), !parts.contains("") else {
            throw CommandFailure.usage(
                "`\(text)` is not the path of an element", helps: ["write an element, for instance Task or Task.title"])
        }
        self.init(parts[0], parts.count > 1 ? parts[1] : nil)
    }
}
