package import Foundation

/// Places that tests read from and write to.
package enum PackageFolder {
    /// The root of the package.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The corpus and design files beside the project, or nil where they are not: tests that need them must then skip.
    package static let shared: URL? = {
        let folder = root.deletingLastPathComponent().appending(path: "shared")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// Runs `body` in a fresh folder and removes the folder afterwards.
    package static func withTemporary<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "varve-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
