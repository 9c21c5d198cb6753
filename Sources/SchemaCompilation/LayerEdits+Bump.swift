import Diagnostics
package import SchemaModel
import SchemaParsing

extension LayerEdits {
    /// The working files to write so that `version` begins: `version:` says so, and the migration block is new.
    ///
    /// Edits made before the version was raised are no reason to refuse: they are what the next version is for.
    package func bump(to version: SchemaVersion) throws(Refusal) -> [Edit] {
        let before = compiled
        let errors = before.diagnostics.filter { $0.severity == .error && !isEarlyEdit($0, of: before) }
        guard let history = before.reading.history, errors.isEmpty else {
            throw Refusal("an invalid schema cannot go on", diagnostics: before.diagnostics)
        }
        let current = history.newest.version
        guard history.newest.isFrozen else {
            throw Refusal(
                "the working version \(current) is not sealed yet",
                helps: ["seal it: varve freeze", "or rename it: write `version: \(version)` in its place"])
        }
        guard version > current else {
            throw Refusal("\(version) does not come after \(current)", helps: ["versions only rise"])
        }
        return try edits(to: version, from: current)
    }

    /// Whether the message is that the newest released version was edited without a bump.
    private func isEarlyEdit(_ diagnostic: Diagnostic, of compiled: CompiledSchema) -> Bool {
        diagnostic.rule == LayerRules.unbumpedEdit.name
            && compiled.reading.workingVersion == compiled.reading.history?.newest.version
    }

    private func edits(to version: SchemaVersion, from current: SchemaVersion) throws(Refusal) -> [Edit] {
        // The block joins the file that names the version, unless another file has one.
        let hasBlock = working.contains { SchemaEditor.hasMigration($0) }
        var edits: [Edit] = []
        for file in working {
            let adds = !hasBlock && SchemaEditor.hasVersion(file)
            switch SchemaEditor.bump(file: file, to: version, from: current, addsMigration: adds) {
            case .text(let text):
                if Array(text.utf8) != file.bytes { edits.append(Edit(path: file.path, text: text)) }
            case .refused(let diagnostics):
                throw Refusal("`\(file.path)` cannot be edited", diagnostics: diagnostics)
            }
        }
        return edits
    }
}
