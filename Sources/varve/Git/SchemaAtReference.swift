import Diagnostics
import SchemaCompilation
import SchemaModel

/// A schema as it was where the current branch left another: what `diff --against git:REF` compares with.
struct SchemaAtReference {
    /// The newest layer that could be read there; an empty schema of version 0.0.0 where there was none of that name.
    let schema: Schema
    /// Where it comes from, for people.
    let origin: String

    private static let scheme = "git:"

    /// Finds the schema called `name`, now in `folder`, by what `--against` says: `git:` and a branch, tag or commit. It is
    /// looked for in the same folder first, then by its name in the whole tree. Throws `CommandFailure`.
    init(_ against: String, name: String, folder: String, git: GitProgram? = nil) throws {
        guard against.hasPrefix(Self.scheme), against.count > Self.scheme.count else {
            throw CommandFailure.usage(
                "`--against \(against)` names nothing to compare with", helps: ["write --against git:origin/main"])
        }
        let repository = try GitRepository(of: folder, git: git)
        let base = try repository.mergeBase(with: String(against.dropFirst(Self.scheme.count)))
        let tree = try repository.tree(of: base.commit)
        let path = PathText.withoutTrailingSlashes(repository.prefix)
        var unreadable: [GitTree.Folder] = []
        for folder in tree.schemaFolders(first: path) {
            let reading = try Self.read(folder, repository)
            if let reading, reading.name == name {
                schema = reading.newest
                origin = base.title
                return
            }
            if reading == nil { unreadable.append(folder) }
        }
        if let folder = unreadable.first(where: { $0.path == path }) {
            throw CommandFailure.input(
                "no layer of `\(folder.path)` at \(base.title) can be read",
                notes: ["the schema may be invalid there, or written for another release of varve"],
                helps: ["compare with a commit at which `varve check` finds no error"])
        }
        schema = Schema(name: name, version: SchemaVersion(0, 0, 0))
        origin = "\(base.title), which has no schema \(name)"
    }

    /// The newest layer of a folder that can be read: the working one, else the released ones.
    private static func read(
        _ folder: GitTree.Folder, _ repository: GitRepository
    ) throws -> (name: String, newest: Schema)? {
        func sources(_ files: [GitTree.File]) throws -> [SourceFile] {
            try files.map { SourceFile(path: $0.path, bytes: try repository.content(of: $0)) }
        }
        let versions = try sources(folder.versions)
        let lock = try folder.lock.map { try sources([$0]) }?.first
        let working = try sources(folder.working)
        if let newest = OlderSchema.newest(path: folder.path, working: working, versions: versions, lock: lock) {
            return (newest.name, newest)
        }
        return nil
    }
}
