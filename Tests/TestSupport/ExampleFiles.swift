import Foundation

/// The files of one schema folder, as text.
package struct ExampleFiles {
    /// The path of the folder from the root of the package, as shown in messages.
    package let path: String
    /// Path from the root of the package, and text.
    package let working: [(path: String, text: String)]
    package let versions: [(path: String, text: String)]
    package let lock: (path: String, text: String)?

    /// Reads the folder at `path`, given from the root of the package.
    package init(_ path: String) throws {
        self.path = path
        working = try Self.layers(in: path)
        versions = try Self.layers(in: path + "/versions")
        let lockPath = path + "/varve.lock"
        lock = (try? Self.text(of: lockPath)).map { (lockPath, $0) }
    }

    private static func layers(in folder: String) throws -> [(path: String, text: String)] {
        let url = PackageFolder.root.appending(path: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return try names.filter { $0.hasSuffix(".yaml") }.sorted().map {
            ("\(folder)/\($0)", try text(of: "\(folder)/\($0)"))
        }
    }

    private static func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: PackageFolder.root.appending(path: path)), as: UTF8.self)
    }
}
