package import Diagnostics

/// The files that make one schema. What is hidden (a name that begins with a dot) is never looked at.
package struct SchemaFolder: Sendable, Hashable {
    /// The file that makes a folder a schema.
    package static let mainFile = "schema.yaml"
    private static let versionsFolder = "versions"
    private static let lockName = "varve.lock"

    /// The folder as the user wrote it, or as it was found below what the user wrote.
    package let path: String
    /// The files of the working layer, sorted: `schema.yaml` and every other `*.yaml` beside it.
    package let workingFiles: [String]
    /// The files of the frozen layers, sorted by name (not by version).
    package let versionFiles: [String]
    /// The lock beside them, if there is one.
    package let lockFile: String?
    /// The existing folders in which a new file would change the schema.
    package let watchedFolders: [String]
    /// Files that look like layers and are not read.
    package let warnings: [Diagnostic]

    /// Where the frozen layers are or would be.
    package var versionsPath: String { PathText.join(path, Self.versionsFolder) }
    /// Where the lock is or would be.
    package var lockPath: String { PathText.join(path, Self.lockName) }
    /// All files that are read, sorted within their kind.
    package var files: [String] { workingFiles + versionFiles + (lockFile.map { [$0] } ?? []) }

    /// The schemas at `path`: a schema's folder, its `schema.yaml`, or a folder of such folders, in the order of their
    /// names. Throws `CommandFailure` with exit code 66 where there is none.
    package static func find(at path: String) throws -> [SchemaFolder] {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw CommandFailure.input("`\(path)` is not a path") }
        let path = PathText.withoutTrailingSlashes(path)
        do {
            if try FileSystem.status(path).kind != .folder {
                guard PathText.name(of: path) == mainFile else {
                    throw CommandFailure.input(
                        "`\(path)` is not a schema", helps: ["name the folder that holds `\(mainFile)`"])
                }
                return [try read(PathText.parent(of: path))]
            }
            let names = try FileSystem.names(in: path)
            if names.contains(mainFile) { return [try read(path)] }
            let folders = names.filter { !isHidden($0) }.map { PathText.join(path, $0) }
                .filter { FileSystem.exists(PathText.join($0, mainFile)) }
            if folders.isEmpty { throw nothingFound(at: path, names) }
            return try folders.map(read)
        } catch let error as SystemError {
            throw FileReader.failure(path, error)
        }
    }

    private static func nothingFound(at path: String, _ names: [String]) -> CommandFailure {
        let message = "no schema in `\(path)`: neither it nor a folder in it has a `\(mainFile)`"
        guard let near = names.first(where: { $0.lowercased() == "schema.yml" || $0.lowercased() == mainFile }) else {
            return .input(message, helps: ["`varve init` writes a first schema"])
        }
        return .input(message, helps: ["rename `\(PathText.join(path, near))` to `\(mainFile)`"])
    }

    private static func read(_ path: String) throws -> SchemaFolder {
        let names = try FileSystem.names(in: path)
        var watched = [path]
        var frozen: [String] = []
        let versions = PathText.join(path, versionsFolder)
        if names.contains(versionsFolder), try FileSystem.status(versions).kind == .folder {
            frozen = try FileSystem.names(in: versions)
            watched.append(versions)
        }
        let lock = PathText.join(path, lockName)
        let layers = frozen.filter(isLayer).map { PathText.join(versions, $0) }
        return SchemaFolder(
            path: path, workingFiles: names.filter(isLayer).map { PathText.join(path, $0) }, versionFiles: layers,
            lockFile: names.contains(lockName) ? lock : nil, watchedFolders: watched,
            warnings: names.filter(isNearLayer).map { unread(PathText.join(path, $0)) }
                + frozen.filter(isNearLayer).map { unread(PathText.join(versions, $0)) })
    }

    private static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }

    private static func isLayer(_ name: String) -> Bool { name.hasSuffix(".yaml") && !isHidden(name) }

    /// Whether somebody may believe that the file is read.
    private static func isNearLayer(_ name: String) -> Bool {
        let folded = name.lowercased()
        return !isLayer(name) && !isHidden(name) && (folded.hasSuffix(".yml") || folded.hasSuffix(".yaml"))
    }

    private static func unread(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "unread-file", severity: .warning, message: "`\(path)` is not read",
            notes: ["the files of a schema end in `.yaml`"], helps: ["rename it, or move it out of the schema's folder"]
        )
    }
}
