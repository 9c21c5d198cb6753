#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A moment as the file system keeps it.
package struct FileTime: Sendable, Hashable, Comparable {
    package let seconds: Int
    /// 0 to 999,999,999.
    package let nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    package static func < (left: FileTime, right: FileTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}

/// What a path leads to.
package struct FileStatus: Sendable, Hashable {
    /// The kinds that matter here.
    package enum Kind: Sendable, Hashable {
        case regular, folder, link, other
    }

    package let kind: Kind
    /// In bytes; 0 for many files that are no regular files.
    package let size: Int
    /// The last change of the content.
    package let modified: FileTime
    /// Together they name one file on this machine.
    package let device: UInt64
    package let number: UInt64

    init(_ raw: stat) {
        switch raw.st_mode & S_IFMT {
        case S_IFREG: kind = .regular
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        size = Int(raw.st_size)
        #if canImport(Darwin)
            let time = raw.st_mtimespec
        #else
            let time = raw.st_mtim
        #endif
        modified = FileTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
        device = UInt64(truncatingIfNeeded: raw.st_dev)
        number = UInt64(truncatingIfNeeded: raw.st_ino)
    }

    /// Whether both are one file, under whatever names.
    package func isSameFile(as other: FileStatus) -> Bool { device == other.device && number == other.number }
}

/// The reason the system gave for a refusal.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The value of `errno`.
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The reason of the call that failed just before.
    static var last: SystemError { SystemError(code: errno) }

    /// In the words of the system, beginning in lower case.
    package var description: String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Whether the path does not exist.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}

#if canImport(Darwin)
    typealias FolderStream = UnsafeMutablePointer<DIR>
#else
    typealias FolderStream = OpaquePointer
#endif

/// The calls of the operating system that this tool makes, as Swift functions that throw.
package enum FileSystem {
    /// Looks at `path`, following links. Throws `SystemError`.
    package static func status(_ path: String) throws -> FileStatus {
        var raw = stat()
        guard stat(path, &raw) == 0 else { throw SystemError.last }
        return FileStatus(raw)
    }

    /// Looks at `path` itself, be it a link. Throws `SystemError`.
    package static func linkStatus(_ path: String) throws -> FileStatus {
        var raw = stat()
        guard lstat(path, &raw) == 0 else { throw SystemError.last }
        return FileStatus(raw)
    }

    /// Whether something is at `path`, be it a link to nothing.
    package static func exists(_ path: String) -> Bool { (try? linkStatus(path)) != nil }

    /// The path of what `path` leads to, absolute and without links. Throws `SystemError`.
    package static func realPath(_ path: String) throws -> String {
        guard let raw = realpath(path, nil) else { throw SystemError.last }
        defer { free(raw) }
        return String(cString: raw)
    }

    /// The working directory. Throws `SystemError`.
    package static func workingFolder() throws -> String {
        guard let raw = getcwd(nil, 0) else { throw SystemError.last }
        defer { free(raw) }
        return String(cString: raw)
    }

    /// The names in a folder without `.` and `..`, sorted by their bytes. Throws `SystemError`.
    package static func names(in folder: String) throws -> [String] {
        guard let stream = opendir(folder) else { throw SystemError.last }
        defer { closedir(stream) }
        return names(stream).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The names that an open stream of a folder gives, without `.` and `..`.
    static func names(_ stream: FolderStream) -> [String] {
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    /// Makes one folder; it is no failure if it is there already. Throws `SystemError`.
    package static func makeFolder(_ path: String) throws {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError.last }
    }

    /// Makes a folder and those above it. Throws `SystemError`.
    package static func makeFolders(_ path: String) throws {
        do {
            try makeFolder(path)
        } catch let error as SystemError where error.code == ENOENT {
            let parent = PathText.parent(of: path)
            guard parent != path, !parent.isEmpty, parent != "." else { throw error }
            try makeFolders(parent)
            try makeFolder(path)
        }
    }

    /// Whether the open file `descriptor` is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}

extension FileSystem {
    /// The time by the clock of the wall.
    package static func now() -> FileTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return FileTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }

    /// Does nothing for a while.
    static func sleep(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}
