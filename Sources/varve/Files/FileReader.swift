package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An input as it was when it was read.
package struct InputFile: Sendable, Hashable {
    package let source: SourceFile
    /// The last change before it was read.
    package let modified: FileTime
}

/// Reads whole regular files and nothing else: it never waits for a pipe, a device or a terminal.
package struct FileReader: Sendable {
    /// The most bytes a file may have.
    package let sizeLimit: Int

    package init(sizeLimit: Int = 64 << 20) { self.sizeLimit = sizeLimit }

    /// The content of the file at `path`. Throws `CommandFailure` with exit code 66 and the reason.
    package func read(_ path: String) throws -> InputFile {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw CommandFailure.input("`\(path)` is not a path") }
        do {
            // Asked before opening: to open a pipe or a device may wait or have effects.
            try refuseSpecial(FileSystem.status(path), path)
            let file = try Descriptor.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
            let status = try file.status()
            try refuseSpecial(status, path)
            guard status.size <= sizeLimit, let bytes = try file.readAll(sizeHint: status.size, limit: sizeLimit) else {
                throw CommandFailure.input("`\(path)` is larger than \(sizeText), the most that is read")
            }
            return InputFile(source: SourceFile(path: path, bytes: bytes), modified: status.modified)
        } catch let error as SystemError {
            throw Self.failure(path, error)
        }
    }

    /// The text for a limit in the unit that leaves no remainder.
    private var sizeText: String {
        sizeLimit % (1 << 20) == 0 ? "\(sizeLimit >> 20) MiB" : "\(sizeLimit) bytes"
    }

    private func refuseSpecial(_ status: FileStatus, _ path: String) throws {
        switch status.kind {
        case .regular: return
        case .folder: throw CommandFailure.input("`\(path)` is a folder, not a file")
        case .link, .other:
            throw CommandFailure.input("`\(path)` is not a regular file", notes: ["pipes and devices are never read"])
        }
    }

    /// The failure to report for an input at `path` that the system refused.
    static func failure(_ path: String, _ error: SystemError) -> CommandFailure {
        switch error.code {
        case ENOENT, ENOTDIR: .input("`\(path)` does not exist")
        case ELOOP: .input("`\(path)` leads through links in a circle")
        default: .input("`\(path)` cannot be read: \(error)")
        }
    }
}
