import Diagnostics
import SchemaModel
import SchemaParsing

@testable import SchemaCompilation

/// A schema folder made of the files of an example, with the lines that examples leave out.
struct ExampleFolder {
    private var working: [SourceFile] = []
    private var versions: [SourceFile] = []
    private var project: SourceFile?
    private var lock: SourceFile?

    init(_ files: [RuleText.Example]) {
        let hasVersions = files.contains { $0.path.hasPrefix("versions/") }
        for file in files {
            if file.path == "varve.yaml" {
                project = SourceFile(path: file.path, text: file.text)
            } else if file.path.hasPrefix("versions/") {
                let version = String(file.path.dropFirst(9).dropLast(5))
                versions.append(SourceFile(path: file.path, text: Self.whole(file.text, version: version)))
            } else if file.path == "schema.yaml" {
                let text = Self.whole(file.text, version: hasVersions ? "2.0.0" : "1.0.0", follows: hasVersions)
                working.append(SourceFile(path: file.path, text: text))
            } else {
                working.append(SourceFile(path: file.path, text: file.text))
            }
        }
    }

    /// Text with the head of a layer, and with its migration where it `follows` another.
    private static func whole(_ text: String, version: String, follows: Bool = false) -> String {
        // What is about YAML itself has to stand as it is.
        let lines = text.split(separator: "\n")
        if lines.first?.hasPrefix("%") == true || lines.allSatisfy({ $0.hasPrefix("#") }) { return text }
        var text = text
        func has(_ key: String) -> Bool { lines.contains { $0.hasPrefix(key + ":") } }
        if !has("version") { text = "version: \(version)\n" + text }
        if !has("schema") { text = "schema: Example\n" + text }
        if follows, !has("migration") { text += "migration: { from: 1.0.0 }\n" }
        return text
    }

    /// Seals the released layers, as they stand here or as they stand in `original`.
    mutating func seal(as original: ExampleFolder? = nil) {
        let source = original ?? self
        guard !source.versions.isEmpty else { return }
        var sealed = Lock()
        var parent: SchemaVersion?
        for file in source.versions {
            let schema = SchemaReader.read([file]).schema
            sealed = sealed.sealing(schema, parent: parent, file: file)
            parent = schema.version
        }
        lock = SourceFile(path: "varve.lock", text: sealed.text)
    }

    /// The layers from the oldest to the working one, with carried identities; empty where there is no history.
    var history: [Schema] { compiled(Project()).reading.history?.layers.map(\.schema) ?? [] }

    /// The names of the rules that speak, by the outputs `targets` unless the example has a project file.
    func rules(targets: String) -> Set<String> {
        let file = project ?? SourceFile(path: "varve.yaml", text: targets)
        let (read, diagnostics) = Project.read(file)
        guard let read else { return Set(diagnostics.map(\.rule)) }
        return Set(compiled(read).diagnostics.map(\.rule))
    }

    private func compiled(_ project: Project) -> CompiledSchema {
        CompiledSchema(path: "Example", working: working, versions: versions, lock: lock, project: project)
    }
}
