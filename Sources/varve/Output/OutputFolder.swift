import SchemaEmission

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open output folder. Every access goes down from it, component by component, and never through a link that leads out.
struct OutputFolder: ~Copyable {
    /// The path as the user wrote it.
    let path: String
    private let root: Descriptor
    private let realPath: String

    /// Opens the folder. Throws `SystemError`.
    init(_ path: String) throws {
        let realPath = try FileSystem.realPath(path)
        let root = try Descriptor.open(path, O_RDONLY | O_DIRECTORY)
        self.init(path: path, root: root, realPath: realPath)
    }

    private init(path: String, root: consuming Descriptor, realPath: String) {
        self.path = path
        self.root = root
        self.realPath = realPath
    }

    /// What stands at a path.
    enum Occupant {
        case nothing
        case file(FileStatus)
        /// A folder, a pipe, a device.
        case other
    }

    /// Takes the lock of the folder: false where another process has it. The lock needs no file of its own and cannot
    /// outlive its process. Throws `SystemError` where the file system knows no locks.
    borrowing func tryLock(shared: Bool) throws -> Bool { try root.tryLock(shared: shared) }

    /// What stands at `path`. Throws `SystemError` or `CommandFailure`.
    borrowing func occupant(of path: String) throws -> Occupant {
        let found = try withFolder(of: path, create: false) { folder, name in try folder.status(of: name) }
        guard let status = found ?? nil else { return .nothing }
        switch status.kind {
        case .regular: return .file(status)
        case .folder, .other: return .other
        case .link:
            let target = try inside(path)
            return target.kind == .regular ? .file(target) : .other
        }
    }

    /// The content of the file at `path`; nil where it has more than `limit` bytes. Throws `SystemError`.
    borrowing func read(_ path: String, sizeHint: Int, limit: Int) throws -> [UInt8]? {
        let found = try withFolder(of: path, create: false) { folder, name in
            try folder.open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY).readAll(sizeHint: sizeHint, limit: limit)
        }
        return found ?? nil
    }

    /// Puts `bytes` at `path`: all of them or, if the process dies, none. Makes folders as needed. Throws `SystemError`.
    borrowing func replace(_ path: String, with bytes: [UInt8]) throws {
        try withFolder(of: path, create: true) { folder, name in try folder.write(bytes, to: name) }
    }

    /// Removes the file at `path` and the folders that are empty then. Throws `SystemError`.
    borrowing func remove(_ path: String) throws {
        try withFolder(of: path, create: false) { folder, name in try folder.remove(name) }
        for folder in OutputPath.folders(above: path).reversed() {
            let removed = try withFolder(of: folder, create: false) { $0.removeEmptyFolder($1) }
            if removed != true { return }
        }
    }

    /// Removes what killed runs left in the folder `path` (empty for the output folder itself).
    borrowing func removeLeftovers(in path: String) throws {
        try withFolder(of: path.isEmpty ? "." : path + "/.", create: false) { folder, _ in
            for name in try folder.names() where TemporaryName.matches(name) {
                if try folder.status(of: name)?.kind == .regular { try? folder.remove(name) }
            }
        }
    }

    /// Runs `body` with the open folder that holds `path` and the last component; nil where the folder is missing and is not
    /// to be made.
    @discardableResult
    private borrowing func withFolder<Result>(
        of path: String, create: Bool, _ body: (borrowing Descriptor, String) throws -> Result
    ) throws -> Result? {
        let components = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        return try descend(root, components[...], "", create: create, body)
    }

    private borrowing func descend<Result>(
        _ folder: borrowing Descriptor, _ components: ArraySlice<String>, _ done: String, create: Bool,
        _ body: (borrowing Descriptor, String) throws -> Result
    ) throws -> Result? {
        guard components.count > 1, let name = components.first else {
            return try body(folder, components.first ?? ".")
        }
        let path = PathText.join(done, name)
        guard let next = try openChild(folder, name, path, create: create) else { return nil }
        return try descend(next, components.dropFirst(), path, create: create, body)
    }

    /// Opens the folder `name` in `folder`; nil where it is missing and is not to be made. `path` is its path below the
    /// output folder.
    private borrowing func openChild(
        _ folder: borrowing Descriptor, _ name: String, _ path: String, create: Bool
    ) throws -> Descriptor? {
        if create { try folder.makeFolder(name) }
        do {
            return try folder.open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        } catch let error as SystemError where error.code == ENOENT {
            return nil
        } catch let error as SystemError where error.code == ENOTDIR || error.code == ELOOP {
            guard try folder.status(of: name)?.kind == .link, try inside(path).kind == .folder else { throw error }
            return try folder.open(name, O_RDONLY | O_DIRECTORY)
        }
    }

    /// What the link at `path` leads to. Throws `CommandFailure` where that is outside the folder or nothing.
    private borrowing func inside(_ path: String) throws -> FileStatus {
        let link = PathText.join(self.path, path)
        guard let target = try? FileSystem.realPath(link), let status = try? FileSystem.status(link) else {
            throw CommandFailure.output("`\(link)` is a link that leads nowhere", helps: ["remove the link"])
        }
        guard target.utf8.starts(with: (realPath == "/" ? "/" : realPath + "/").utf8) else {
            throw CommandFailure.output(
                "`\(link)` is a link that leads out of `\(self.path)`",
                notes: ["nothing outside the output folder is written"],
                helps: ["remove the link"])
        }
        return status
    }
}

/// Names of files that exist only while a run writes.
enum TemporaryName {
    private static let prefix = ".varve-"
    private static let suffix = ".tmp"

    /// Whether only a run of varve can have made a file of this name.
    static func matches(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
        let middle = name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
        let numbers = middle.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { (48...57).contains($0) } }
    }

    /// Makes a new file with such a name. Throws `SystemError`.
    static func create(in folder: borrowing Descriptor) throws -> CreatedFile {
        var attempt = 0
        while true {
            let name = "\(prefix)\(getpid())-\(attempt)\(suffix)"
            do {
                return CreatedFile(name: name, file: try folder.open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW))
            } catch let error as SystemError where error.code == EEXIST && attempt < 100 {
                attempt += 1
            }
        }
    }

    /// A new file, open for writing.
    struct CreatedFile: ~Copyable {
        let name: String
        let file: Descriptor
    }
}
