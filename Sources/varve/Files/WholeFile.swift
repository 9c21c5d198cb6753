#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes single files that lie outside of output folders: schemas, locks, dependency files.
package enum WholeFile {
    /// Puts `bytes` at `path`, all or none, through a temporary file beside it. A link is followed, so that it stays a link.
    /// Folders above are made. Returns false, and leaves the time of the file, where it already holds `bytes`.
    /// Throws `CommandFailure` with exit code 73.
    @discardableResult
    package static func replace(_ path: String, with bytes: [UInt8]) throws -> Bool {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw CommandFailure.output("`\(path)` is not a path") }
        do {
            let path = FileSystem.exists(path) ? try FileSystem.realPath(path) : path
            if FileSystem.exists(path) {
                let status = try FileSystem.status(path)
                guard status.kind == .regular else { throw CommandFailure.output("`\(path)` is not a regular file") }
                if status.size == bytes.count {
                    let file = try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
                    if try file.readAll(sizeHint: bytes.count, limit: bytes.count) == bytes { return false }
                }
            }
            let parent = PathText.parent(of: path)
            try FileSystem.makeFolders(parent)
            let folder = try Descriptor.open(parent, O_RDONLY | O_DIRECTORY)
            try folder.write(bytes, to: PathText.name(of: path))
            return true
        } catch let error as SystemError {
            throw CommandFailure.output("`\(path)` cannot be written: \(error)")
        }
    }

    /// Makes a new file; throws `CommandFailure` where anything is at `path`.
    package static func create(_ path: String, with bytes: [UInt8]) throws {
        do {
            try FileSystem.makeFolders(PathText.parent(of: path))
            try Descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW).writeAll(bytes)
        } catch let error as SystemError where error.code == EEXIST {
            throw CommandFailure.output("`\(path)` exists and is not overwritten")
        } catch let error as SystemError {
            throw CommandFailure.output("`\(path)` cannot be written: \(error)")
        }
    }
}

extension Descriptor {
    /// Puts `bytes` at `name` inside the open folder `self`, all or none. Throws `SystemError`.
    borrowing func write(_ bytes: [UInt8], to name: String) throws {
        let temporary = try TemporaryName.create(in: self)
        do {
            try temporary.file.writeAll(bytes)
            try rename(temporary.name, to: name)
        } catch {
            try? remove(temporary.name)
            throw error
        }
    }
}
