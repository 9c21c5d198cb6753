import Foundation
import TestSupport
import Testing

@testable import varve

/// A git repository in a temporary folder, with a schema or two.
struct GitFolder {
    let folder: Folder

    static let isAvailable = Program.exists("git") && VarveBinary.path != nil

    static func with(_ body: (GitFolder) throws -> Void) throws {
        try Folder.with { folder in
            let git = GitFolder(folder: folder)
            try git.git("init", "--quiet", "--initial-branch=main")
            try body(git)
        }
    }

    /// Runs `git` without the configuration of this machine; what it prints.
    @discardableResult
    func git(_ arguments: String..., in name: String = "") throws -> String {
        let settings = [
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "protocol.file.allow=always",
        ]
        let result = try Program.run(
            "git", settings + arguments, in: URL(filePath: folder.path(name)), environment: Self.environment)
        #expect(result.status == 0, "git \(arguments): \(result.errors)")
        return result.output
    }

    private static let environment = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", message)
    }

    /// Writes the working layer of a schema with the given attributes of `Task`.
    func write(_ attributes: String, in folderName: String = "Schemas/Tasks", schema: String = "Tasks") throws {
        try folder.write(
            "\(folderName)/schema.yaml",
            "schema: \(schema)\nversion: 1.0.0\nentities:\n  Task:\n    attributes: { \(attributes) }\n")
    }

    func varve(_ arguments: String..., in name: String = "") throws -> Program.Result {
        try VarveBinary.run(arguments, in: URL(filePath: folder.path(name)), environment: Self.environment)
    }
}
