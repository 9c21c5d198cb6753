import Diagnostics
import Foundation
import SchemaParsing

/// Reads schema folders as the command does, with paths relative to the folder.
enum SchemaFolder {
    /// Everything that is said about the folder, waivers applied.
    static func findings(in folder: URL) throws -> [Diagnostic] {
        let lock = folder.appending(path: "varve.lock")
        let files = SchemaFolderFiles(
            path: folder.lastPathComponent, working: try yaml(in: folder, prefix: ""),
            versions: try yaml(in: folder.appending(path: "versions"), prefix: "versions/"),
            lock: FileManager.default.fileExists(atPath: lock.path)
                ? SourceFile(path: "varve.lock", bytes: Array(try Data(contentsOf: lock))) : nil)
        let reading = HistoryReader.read(files)
        let filter = DiagnosticFilter(layers: reading.allowances)
        return filter.apply(to: reading.diagnostics, rules: RuleCatalog(), isComplete: true)
    }

    private static func yaml(in folder: URL, prefix: String) throws -> [SourceFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
            SourceFile(path: prefix + name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
        }
    }
}
