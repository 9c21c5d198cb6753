#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file or folder, closed when it goes out of use.
struct Descriptor: ~Copyable {
    let number: Int32

    private init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Opens `path` with flags of `open(2)`; new files get `mode` less the mask of the process. Throws `SystemError`.
    static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws -> Descriptor {
        try checked { systemOpen(path, flags | O_CLOEXEC, mode) }
    }

    /// Opens `name` inside the open folder `self`. Throws `SystemError`.
    borrowing func open(_ name: String, _ flags: Int32, mode: mode_t = 0o666) throws -> Descriptor {
        let folder = number
        return try Self.checked { openat(folder, name, flags | O_CLOEXEC, mode) }
    }

    private static func checked(_ call: () -> Int32) throws -> Descriptor {
        while true {
            let number = call()
            if number >= 0 { return Descriptor(number) }
            guard errno == EINTR else { throw SystemError.last }
        }
    }

    /// Looks at the open file. Throws `SystemError`.
    borrowing func status() throws -> FileStatus {
        var raw = stat()
        guard fstat(number, &raw) == 0 else { throw SystemError.last }
        return FileStatus(raw)
    }

    /// Looks at `name` itself inside the open folder `self`; nil where nothing is there. Throws `SystemError`.
    borrowing func status(of name: String) throws -> FileStatus? {
        var raw = stat()
        guard fstatat(number, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw SystemError.last
        }
        return FileStatus(raw)
    }

    /// Reads to the end; nil where there are more than `limit` bytes. Throws `SystemError`.
    borrowing func readAll(sizeHint: Int, limit: Int) throws -> [UInt8]? {
        var bytes: [UInt8] = []
        // One byte more than expected, so that the end is met without another round.
        var room = min(max(sizeHint, 0), limit) + 1
        while true {
            let before = bytes.count
            let file = number
            let block = try [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                count = try Self.read(file, into: buffer)
            }
            if before == 0 { bytes = block } else { bytes += block }
            if bytes.count > limit { return nil }
            if block.count < room { return bytes }
            room = 1 << 16
        }
    }

    /// Fills `buffer` as far as there is content.
    private static func read(_ file: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        var count = 0
        while count < buffer.count {
            let result = systemRead(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            if result == 0 { break }
            if result > 0 { count += result } else if errno != EINTR { throw SystemError.last }
        }
        return count
    }

    /// Writes all of `bytes`. Throws `SystemError`.
    borrowing func writeAll(_ bytes: [UInt8]) throws {
        let file = number
        try bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let result = systemWrite(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
                if result >= 0 { done += result } else if errno != EINTR { throw SystemError.last }
            }
        }
    }

    /// The names in the open folder without `.` and `..`, in no order. Throws `SystemError`.
    borrowing func names() throws -> [String] {
        let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw SystemError.last }
        guard let stream = fdopendir(copy) else {
            close(copy)
            throw SystemError.last
        }
        defer { closedir(stream) }
        return FileSystem.names(stream)
    }

    /// Renames `name` to `newName`, both inside the open folder `self`. Throws `SystemError`.
    borrowing func rename(_ name: String, to newName: String) throws {
        guard renameat(number, name, number, newName) == 0 else { throw SystemError.last }
    }

    /// Removes the file `name` inside the open folder `self`. Throws `SystemError`.
    borrowing func remove(_ name: String) throws {
        guard unlinkat(number, name, 0) == 0 else { throw SystemError.last }
    }

    /// Removes the folder `name` inside the open folder `self` if it is empty; false where it stays.
    @discardableResult
    borrowing func removeEmptyFolder(_ name: String) -> Bool { unlinkat(number, name, AT_REMOVEDIR) == 0 }

    /// Makes the folder `name` inside the open folder `self`; it is no failure if it is there. Throws `SystemError`.
    borrowing func makeFolder(_ name: String) throws {
        guard mkdirat(number, name, 0o777) == 0 || errno == EEXIST else { throw SystemError.last }
    }

    /// Takes a lock on the open file or folder if no other process has one; false where one has. The lock goes with the
    /// descriptor, so it cannot outlive its process. Throws `SystemError` where the file system knows no locks.
    borrowing func tryLock(shared: Bool) throws -> Bool {
        while flock(number, (shared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw SystemError.last }
        }
        return true
    }

    /// Sets the times of the open file. Throws `SystemError`.
    borrowing func setTime(_ time: FileTime) throws {
        let moment = timespec(tv_sec: time.seconds, tv_nsec: time.nanoseconds)
        guard futimens(number, [moment, moment]) == 0 else { throw SystemError.last }
    }
}

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    guard let buffer else { return 0 }
    return read(file, buffer, count)
}
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    guard let buffer else { return 0 }
    return write(file, buffer, count)
}
