import Foundation
import SchemaEmission
import TestSupport

@testable import varve

/// A fresh folder on disk, for tests that write.
struct Folder {
    let url: URL

    static func with<Result>(_ body: (Folder) throws -> Result) throws -> Result {
        try PackageFolder.withTemporary { try body(Folder(url: $0)) }
    }

    func path(_ name: String) -> String { name.isEmpty ? url.path : url.path + "/" + name }

    func write(_ name: String, _ text: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    /// The paths of all files and links, sorted, without the manifest.
    func files(below name: String = "") throws -> [String] {
        let folder = path(name)
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { ((try? FileSystem.linkStatus(folder + "/" + $0))?.kind ?? .folder) != .folder }
            .filter { $0 != OutputManifest.name }.sorted()
    }

    func modified(_ name: String) throws -> FileTime { try FileSystem.status(path(name)).modified }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}

/// The failure that `body` throws, or nil.
func failure(_ body: () throws -> Void) -> CommandFailure? {
    do {
        try body()
        return nil
    } catch {
        return error as? CommandFailure
    }
}

/// Outputs of one owner from a table of texts.
func outputs(_ owner: String, _ files: [String: String]) throws -> OutputGroup {
    OutputGroup(
        owner: owner, files: try OutputSet(files.map { OutputFile(path: $0.key, bytes: Array($0.value.utf8)) }))
}

func outputs(_ files: [String: String]) throws -> OutputGroup { try outputs("T swift", files) }
