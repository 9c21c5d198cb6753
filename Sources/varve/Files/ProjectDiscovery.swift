/// Finds the project file.
package enum ProjectDiscovery {
    package static let name = "varve.yaml"

    /// The path of the project file: `config` if it is given, else the first `varve.yaml` in the working directory or a
    /// folder above it (as `../varve.yaml`); nil where there is none. Throws `CommandFailure` where `config` is missing.
    package static func find(config: String? = nil) throws -> String? {
        if let config {
            guard FileSystem.exists(config) else { throw CommandFailure.input("`\(config)` does not exist") }
            return config
        }
        let depth: Int
        do {
            depth = try FileSystem.workingFolder().utf8.count { $0 == UInt8(ascii: "/") }
        } catch let error as SystemError {
            throw CommandFailure.input("the working directory cannot be read: \(error)")
        }
        var path = name
        // One step more than there are folders does no harm: the root is its own parent.
        for _ in 0...depth {
            if FileSystem.exists(path) { return path }
            path = "../" + path
        }
        return nil
    }

    /// The folder that paths in the project file start from.
    package static func folder(of projectFile: String) -> String { PathText.parent(of: projectFile) }
}
