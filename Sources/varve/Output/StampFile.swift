#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file whose time tells Make when outputs were last found up to date.
package enum StampFile {
    /// Makes the file if it is missing and sets its time to `time`. Throws `CommandFailure` with exit code 73.
    ///
    /// `time` should be the moment the run began, or the newest time among its inputs where that is later: then an input
    /// edited while the run was writing is newer than the stamp, and Make runs again.
    package static func touch(_ path: String, time: FileTime) throws {
        do {
            if FileSystem.exists(path), try FileSystem.status(path).kind != .regular {
                throw CommandFailure.output("`\(path)` is not a regular file")
            }
            try FileSystem.makeFolders(PathText.parent(of: path))
            try Descriptor.open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY).setTime(time)
        } catch let error as SystemError {
            throw CommandFailure.output("`\(path)` cannot be written: \(error)")
        }
    }

    /// The time for a run that began at `start` and read `inputs`.
    package static func time(start: FileTime, inputs: some Sequence<FileTime>) -> FileTime {
        inputs.reduce(start) { max($0, $1) }
    }
}
