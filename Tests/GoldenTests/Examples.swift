import Diagnostics
import SchemaCompilation
import TestSupport

/// The example schemas of the repository, read and checked.
enum Examples {
    static func compile(_ name: String, project: Project = Project()) throws -> CompiledSchema {
        let files = try ExampleFiles("Schemas/\(name)")
        return CompiledSchema(
            path: files.path, working: files.working.map { SourceFile(path: $0.path, text: $0.text) },
            versions: files.versions.map { SourceFile(path: $0.path, text: $0.text) },
            lock: files.lock.map { SourceFile(path: $0.path, text: $0.text) }, project: project)
    }
}
