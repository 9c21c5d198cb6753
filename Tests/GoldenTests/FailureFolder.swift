import Diagnostics
import SchemaCompilation
import SchemaEmission
import SchemaModel
import Testing

/// A schema folder in memory, its released layers sealed, and a project that asks for SwiftData models.
struct FailureFolder: Sendable {
    var released: [String: String] = [:]
    var working: String
    var settings = ""
    /// Texts of released layers that were changed, or taken away, after they were sealed.
    var tampered: [String: String?] = [:]

    /// One layer with the given lines under its head.
    static func one(_ lines: String, settings: String = "") -> FailureFolder {
        FailureFolder(working: layer("1.0.0", lines), settings: settings)
    }

    /// Two layers with the given lines under their heads.
    static func step(_ old: String, _ new: String, migration: String = "from: 1.0.0") -> FailureFolder {
        FailureFolder(
            released: ["1.0.0": layer("1.0.0", old)], working: layer("2.0.0", new, migration: migration))
    }

    static func layer(_ version: String, _ lines: String, migration: String? = nil) -> String {
        "schema: Tasks\nversion: \(version)\n\(lines)\n" + (migration.map { "migration: { \($0) }\n" } ?? "")
    }

    func compiled() throws -> CompiledSchema {
        let text = "outputs: [{ target: swiftdata, to: Out, platform: iOS 18 }]\n" + settings
        let read = Project.read(SourceFile(path: "varve.yaml", text: text))
        let project = try #require(read.project, "\(read.diagnostics.map(\.message))")
        var files = try sealed()
        let lock = files.popLast()
        let versions = files.compactMap { file -> SourceFile? in
            for (version, text) in tampered where file.path.hasSuffix("/\(version).yaml") {
                return text.map { SourceFile(path: file.path, text: $0) }
            }
            return file
        }
        return CompiledSchema(
            path: "Tasks", working: [SourceFile(path: "Tasks/schema.yaml", text: working)], versions: versions,
            lock: lock, project: project)
    }

    /// The released layers as `varve freeze` writes them, and behind them the lock; nothing where none is released.
    private func sealed() throws -> [SourceFile] {
        let layers = released.sorted { $0.key < $1.key }
        guard let newest = layers.last else { return [] }
        let edits = try LayerEdits(
            path: "Tasks", working: [SourceFile(path: "Tasks/schema.yaml", text: newest.value)],
            versions: layers.map { SourceFile(path: "Tasks/versions/\($0.key).yaml", text: $0.value) }, lock: nil,
            lockPath: "Tasks/varve.lock", versionsPath: "Tasks/versions", project: Project()
        ).freeze(.all)
        return edits.map { SourceFile(path: $0.path, text: $0.text) }
    }

    /// The generated SwiftData files: name and text.
    func generated() throws -> [String: String] {
        let compiled = try compiled()
        #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try Self.files(of: compiled)
    }

    static func files(of compiled: CompiledSchema) throws -> [String: String] {
        let files = try #require(compiled.targets.first).files()
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}
