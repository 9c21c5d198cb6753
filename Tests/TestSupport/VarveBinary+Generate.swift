import Foundation

extension VarveBinary {
    /// Whether the program can already generate: one whose commands are not all built in ends with 70.
    package static let canGenerate: Bool = {
        guard path != nil else { return false }
        let status = try? PackageFolder.withTemporary { folder in
            _ = try run(["init"], in: folder)
            return try run(["generate", "--list-outputs"], in: folder).status
        }
        return status == 0
    }()
}
