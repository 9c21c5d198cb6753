import Foundation
import TestSupport
import Testing

/// A project in a fresh folder, and the built program run in it.
struct EndToEndProject {
    let folder: Folder

    /// What a test that runs the program skips with.
    static let comment: Comment = "skipped: the varve program was not built beside the tests"
    static var isRunnable: Bool { VarveBinary.path != nil }

    /// An empty folder.
    static func empty(_ body: (EndToEndProject) throws -> Void) throws {
        try Folder.with { try body(EndToEndProject(folder: $0)) }
    }

    /// What `varve init --name Notes` writes.
    static func notes(_ body: (EndToEndProject) throws -> Void) throws {
        try empty { project in
            try project.varve("init", "--name", "Notes")
            try body(project)
        }
    }

    static let schema = "Schemas/Notes/schema.yaml"

    /// Runs the program and expects it to end with `status`.
    @discardableResult
    func varve(
        _ arguments: String..., status: Int32 = 0, environment: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Program.Result {
        let result = try VarveBinary.run(arguments, in: folder.url, environment: environment)
        #expect(
            result.status == status, "varve \(arguments.joined(separator: " "))\n\(result.output)\(result.errors)",
            sourceLocation: sourceLocation)
        return result
    }

    /// Replaces the one `old` in a file by `new`.
    func edit(
        _ name: String, _ old: String, _ new: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let text = try folder.read(name)
        #expect(text.components(separatedBy: old).count == 2, "`\(old)` in \(name)", sourceLocation: sourceLocation)
        try folder.write(name, text.replacing(old, with: new))
    }

    /// Replaces the one `old` in the schema by `new`.
    func edit(_ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try edit(Self.schema, old, new, sourceLocation: sourceLocation)
    }

    func append(_ text: String, to name: String = EndToEndProject.schema) throws {
        try folder.write(name, folder.read(name) + text)
    }

    /// Everything below the folder: kind, time of change and content of each entry by path.
    func tree() throws -> [String: String] {
        var tree: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(path))
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            let isFile = attributes[.type] as? FileAttributeType == .typeRegular
            tree[path] = "\(date) \(isFile ? try folder.read(path) : "")"
        }
        return tree
    }
}

/// Whether this user is bound by the permissions of files: `root` is not.
let obeysPermissions = geteuid() != 0
