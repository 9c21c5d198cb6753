package import Diagnostics
import SchemaModel
import SchemaParsing

/// Edits of a schema folder that make or start a version. Each works on texts and gives texts: nothing is written here, and
/// what is given back has been read again and is valid.
package struct LayerEdits: Sendable {
    /// A file to write: its path and its whole text.
    package struct Edit: Sendable {
        package let path: String
        package let text: String
    }

    /// Why an edit cannot be made.
    package struct Refusal: Error, Sendable {
        /// What is wrong in the files; empty where `message` says it all.
        package let diagnostics: [Diagnostic]
        package let message: String
        package let helps: [String]

        init(_ message: String, helps: [String] = [], diagnostics: [Diagnostic] = []) {
            self.message = message
            self.helps = helps
            self.diagnostics = diagnostics
        }
    }

    let path: String
    let working: [SourceFile]
    let versions: [SourceFile]
    let lock: SourceFile?
    /// Where a new lock goes.
    let lockPath: String
    /// The folder of released layers.
    let versionsPath: String
    let project: Project

    package init(
        path: String, working: [SourceFile], versions: [SourceFile], lock: SourceFile?, lockPath: String,
        versionsPath: String, project: Project
    ) {
        self.path = path
        self.working = working
        self.versions = versions
        self.lock = lock
        self.lockPath = lockPath
        self.versionsPath = versionsPath
        self.project = project
    }

    /// The schema as it stands.
    var compiled: CompiledSchema {
        CompiledSchema(path: path, working: working, versions: versions, lock: lock, project: project)
    }
}
