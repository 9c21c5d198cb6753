import Rehearsal
import SchemaEmission
package import SchemaModel

/// The SQLite databases that a history makes: one an each version, empty, in the shape the generated DDL gives it.
package enum DatabaseScripts {
    /// A database to create.
    package struct Script: Sendable {
        /// The place below the folder of databases, for instance `TaskManager/1.0.0.sqlite`.
        package let path: String
        /// The DDL.
        package let text: String
    }

    /// Why SQLite did not accept a script.
    package struct Failure: Error, Sendable, CustomStringConvertible {
        package let description: String
    }

    /// The scripts of all versions, oldest first. Throws a `TemplateError` where a template is broken, which is a bug in Varve.
    package static func scripts(for history: SchemaHistory) throws -> [Script] {
        try SQLiteEmitter.files(for: history).map { file in
            let stem = file.path.hasSuffix(".sql") ? String(file.path.dropLast(4)) : file.path
            return Script(path: stem + ".sqlite", text: String(decoding: file.bytes, as: UTF8.self))
        }
    }

    /// Creates the database at `path`, replacing one that is there only when the new one is whole and sound.
    package static func build(_ script: Script, at path: String) throws(Failure) {
        do {
            try DatabaseBuilder.build(at: path, from: script.text)
        } catch {
            throw Failure(description: "\(error)")
        }
    }
}
