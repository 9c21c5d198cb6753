import Diagnostics
import SchemaCompilation
import SchemaModel

/// `diff`: what changed between two versions and what it does to rows that exist.
struct DiffCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let workspace = try Workspace(call, console: console)
        let loaded = try workspace.loadValid(try workspace.schema(call.argument(.schema)))
        guard let history = loaded.compiled.history else { throw ExitCode.invalidSchema }
        let (old, new) = try versions(of: history)
        let report = DiffReport(from: old, to: new, in: history, placement: loaded.compiled.placement)
        let format = call.value(.format).flatMap(DiffReport.Format.init) ?? .text
        console.write(report.text(as: format, style: TextStyle(colored: console.isColored(.output))))
        return report.fails(on: call.value(.failOn)) ? .findings : .success
    }

    /// Without versions: from the newest released layer before the working one. With one: from it to the newest.
    private func versions(of history: SchemaHistory) throws -> (Schema, Schema) {
        let new = try call.argument(.to).map { try layer($0, of: history) } ?? history.newest
        if let from = call.argument(.from) { return (try layer(from, of: history).schema, new.schema) }
        guard let old = history.layers.last(where: { $0.version < new.version }) else {
            throw CommandFailure.usage(
                "`\(history.name)` has only the version \(new.version): there is nothing to compare it with",
                helps: [
                    history.newest.isFrozen
                        ? "`varve bump` starts the next version"
                        : "`varve freeze` seals it, then `varve bump` starts the next"
                ])
        }
        return (old.schema, new.schema)
    }

    private func layer(_ text: String, of history: SchemaHistory) throws -> Layer {
        if let version = SchemaVersion(text), let layer = history.layers.first(where: { $0.version == version }) {
            return layer
        }
        let versions = history.layers.map { $0.version.description }
        throw CommandFailure.usage(
            "`\(history.name)` has no version \(text)", helps: ["it has " + versions.joined(separator: ", ")])
    }
}
