/// The files of a commit that can belong to schemas.
struct GitTree {
    /// A regular file.
    struct File: Hashable {
        /// The path from the root of the repository.
        let path: String
        /// The name of its content.
        let object: String
    }

    /// A folder that holds a schema.
    struct Folder {
        /// The path from the root of the repository, without a slash at the end; empty for the root.
        let path: String
        let working: [File]
        let versions: [File]
        let lock: File?
    }

    private let files: [String: [File]]

    /// Reads what `git ls-tree -r -z` prints: for each file its mode, type and object, a tab, and its path, ended by NUL.
    init(listing: [UInt8]) {
        var files: [String: [File]] = [:]
        for entry in listing.split(separator: 0) {
            guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = entry[..<tab].split(separator: UInt8(ascii: " "))
            let path = String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)
            // Links and submodules are no files of a schema.
            guard words.count == 3, words[0].starts(with: "100".utf8), Self.isOfSchema(path) else { continue }
            let file = File(path: path, object: String(decoding: words[2], as: UTF8.self))
            files[Self.folder(of: path), default: []].append(file)
        }
        self.files = files
    }

    /// The folders that hold a `schema.yaml`, the one at `path` first, the others in the order of their paths.
    func schemaFolders(first path: String) -> [Folder] {
        let paths = files.filter { $0.value.contains { Self.name(of: $0.path) == SchemaFolder.mainFile } }.keys.sorted()
        return (paths.filter { $0 == path } + paths.filter { $0 != path }).map(folder)
    }

    private func folder(_ path: String) -> Folder {
        let own = files[path] ?? []
        let versions = files[path.isEmpty ? "versions" : path + "/versions"] ?? []
        func layers(_ files: [File]) -> [File] {
            files.filter { $0.path.hasSuffix(".yaml") }.sorted { $0.path < $1.path }
        }
        return Folder(
            path: path, working: layers(own), versions: layers(versions),
            lock: own.first { Self.name(of: $0.path) == "varve.lock" })
    }

    private static func isOfSchema(_ path: String) -> Bool {
        let name = name(of: path)
        return name == "varve.lock" || name.hasSuffix(".yaml") && !name.hasPrefix(".")
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
}
