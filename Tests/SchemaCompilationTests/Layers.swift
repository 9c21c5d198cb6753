import Diagnostics
import SchemaCompilation

/// A schema folder in memory: released layers, sealed, and one being worked on.
struct Layers {
    var versions: [String: String] = [:]
    var working: String

    private var newest: SourceFile { SourceFile(path: "Tasks/schema.yaml", text: working) }

    private var released: [SourceFile] {
        versions.sorted { $0.key < $1.key }.map { SourceFile(path: "Tasks/versions/\($0.key).yaml", text: $0.value) }
    }

    private func edits(_ working: SourceFile, lock: SourceFile?) -> LayerEdits {
        LayerEdits(
            path: "Tasks", working: [working], versions: released, lock: lock, lockPath: "Tasks/varve.lock",
            versionsPath: "Tasks/versions", project: Project())
    }

    /// The lock after the released layers were sealed, when the newest of them was the one being worked on.
    private func lock() throws -> SourceFile? {
        guard let last = released.last else { return nil }
        let sealing = edits(SourceFile(path: newest.path, bytes: last.bytes), lock: nil)
        return try sealing.freeze(.all).last.map { SourceFile(path: $0.path, text: $0.text) }
    }

    /// The folder compiled as the command does, the released layers sealed first.
    func compiled(_ project: Project = Project()) throws -> CompiledSchema {
        CompiledSchema(path: "Tasks", working: [newest], versions: released, lock: try lock(), project: project)
    }

    /// The edits that would seal the working layer.
    func freezing() throws -> [LayerEdits.Edit] { try edits(newest, lock: try lock()).freeze(.working) }

    /// Two versions of the schema `Tasks`, the lines of each below `entities`, and lines below `migration`.
    static func step(_ old: String, _ new: String, migration: String = "") -> Layers {
        Layers(versions: ["1.0.0": layer("1.0.0", old)], working: layer("2.0.0", new, from: "1.0.0", migration))
    }

    /// A layer of the schema `Tasks`.
    static func layer(_ version: String, _ entities: String, from: String? = nil, _ migration: String = "") -> String {
        func indented(_ text: String) -> String { text.split(separator: "\n").map { "  \($0)\n" }.joined() }
        let block = from.map { "migration:\n  from: \($0)\n\(indented(migration))" } ?? ""
        return "schema: Tasks\nversion: \(version)\nentities:\n\(indented(entities))\(block)"
    }
}

/// A finding in one line, its second places, notes and helps behind it.
func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
        let start = diagnostic.location.map { "\($0.range.start.line):\($0.range.start.column) " } ?? ""
        let labels = diagnostic.labels.map { " @\($0.location.path):\($0.location.range.start.line) \($0.text)" }
        return "\(start)\(diagnostic.rule): \(diagnostic.message)" + labels.joined()
            + diagnostic.helps.map { " | \($0)" }.joined()
    }
}
