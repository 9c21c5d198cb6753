import Diagnostics
import SchemaModel
import SchemaParsing

/// A schema folder in memory, built up as a user would.
struct Folder {
    var working: String?
    var versions: [String: String] = [:]
    var lock: String?

    func read() -> HistoryReading {
        HistoryReader.read(
            SchemaFolderFiles(
                path: "Tasks", working: working.map { [SourceFile(path: "schema.yaml", text: $0)] } ?? [],
                versions: versions.map { SourceFile(path: "versions/\($0.key).yaml", text: $0.value) },
                lock: lock.map { SourceFile(path: "varve.lock", text: $0) }))
    }

    /// Seals everything in `versions`, as `varve freeze --all` does.
    mutating func sealAll() {
        var sealed = Lock()
        var parent: SchemaVersion?
        for layer in read().history?.layers ?? [] {
            guard let file = read().versionFiles[layer.version] else { continue }
            sealed = sealed.sealing(layer.schema, migration: layer.migration, parent: parent, file: file)
            parent = layer.version
        }
        lock = sealed.text
    }

    /// The findings with the file's name in front and their second places behind.
    var findings: [String] {
        read().diagnostics.map { diagnostic in
            let path = diagnostic.location.map { "\($0.path):" } ?? ""
            let labels = diagnostic.labels.map { " @\($0.location.path):\($0.location.range.start.line) \($0.text)" }
            return path + describe(diagnostic) + labels.joined()
        }
    }

    /// A layer of the schema `Tasks` with these lines below `entities`, indented by two blanks.
    static func layer(_ version: String, from: String? = nil, _ entities: String, migration: String = "") -> String {
        let lines = entities.split(separator: "\n").map { "  \($0)\n" }.joined()
        let block = from.map { "migration:\n  from: \($0)\n" + migration } ?? ""
        return "schema: Tasks\nversion: \(version)\nentities:\n\(lines)\(block)"
    }
}
