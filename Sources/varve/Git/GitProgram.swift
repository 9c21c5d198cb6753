#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs the `git` program: with a list of arguments and no shell, without prompts, pagers or locks, and with bounded output.
struct GitProgram: Sendable {
    /// What a run left behind.
    struct Result {
        /// The exit code; nil where the program was stopped.
        let status: Int32?
        let output: [UInt8]
        /// The first kilobytes of what it complained about.
        let errors: String
    }

    /// Why there is no result.
    enum Failure: Error {
        /// There is no such program.
        case missing
        /// It printed more than it may.
        case tooMuch
        case system(SystemError)
    }

    /// The folder it works in.
    let folder: String
    /// The program, a name looked up in `PATH` or a path.
    var executable = "git"

    private static let errorLimit = 1 << 16

    /// Runs `git` with `arguments` to its end and keeps up to `limit` bytes of its output.
    func run(_ arguments: [String], limit: Int) throws(Failure) -> Result {
        var output = try Pipe()
        var errors = try Pipe()
        let process = try spawn([executable, "--no-pager", "-C", folder] + arguments, output, errors)
        output.closeWriting()
        errors.closeWriting()
        var streams = [Stream(output.reading, limit: limit), Stream(errors.reading, limit: Self.errorLimit)]
        let isWhole = Stream.drain(&streams)
        if !isWhole { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw .system(.last) }
        }
        guard isWhole else { throw .tooMuch }
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
        // The shell's code for a program that cannot be found, which some systems report from the child.
        if code == 127 { throw .missing }
        return Result(
            status: code, output: streams[0].bytes, errors: String(decoding: streams[1].bytes, as: UTF8.self))
    }

    private func spawn(_ words: [String], _ output: borrowing Pipe, _ errors: borrowing Pipe) throws(Failure) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
        var process: pid_t = 0
        let code = CStrings.with(words) { arguments in
            CStrings.with(Self.environment) { environment in
                posix_spawnp(&process, executable, &actions, nil, arguments, environment)
            }
        }
        switch code {
        case 0: return process
        case ENOENT, EACCES: throw .missing
        default: throw .system(SystemError(code: code))
        }
    }

    /// What of the environment reaches `git`, and what keeps it quiet and its words in English.
    private static let environment: [String] = {
        let passed = [
            "PATH", "HOME", "USER", "TMPDIR", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_CEILING_DIRECTORIES",
            "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
            "GIT_CONFIG_NOSYSTEM",
        ]
        return passed.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
            + ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"]
    }()
}

/// Two connected descriptors, closed when they go out of use.
private struct Pipe: ~Copyable {
    let reading: Int32
    private(set) var writing: Int32

    init() throws(GitProgram.Failure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system(.last) }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    /// Closes the end that the program writes to: when the program closes its own, the other end is at its end.
    mutating func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    deinit {
        if writing >= 0 { close(writing) }
        close(reading)
    }
}

/// A stream that is read to its end, up to a limit.
private struct Stream {
    let file: Int32
    let limit: Int
    private(set) var bytes: [UInt8] = []
    private var isOpen = true

    init(_ file: Int32, limit: Int) {
        self.file = file
        self.limit = limit
    }

    /// Reads all streams as content comes; false where one has more than it may.
    static func drain(_ streams: inout [Stream]) -> Bool {
        while streams.contains(where: \.isOpen) {
            var waiting = streams.map { pollfd(fd: $0.isOpen ? $0.file : -1, events: Int16(POLLIN), revents: 0) }
            guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { return false }
            for index in streams.indices where waiting[index].revents != 0 {
                streams[index].read()
                if streams[index].bytes.count > streams[index].limit { return false }
            }
        }
        return true
    }

    private mutating func read() {
        let block = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, systemRead(file, buffer))
        }
        if block.isEmpty { isOpen = false } else { bytes += block }
    }
}

/// Lists of words as C wants them.
private enum CStrings {
    static func with(
        _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
    ) -> Int32 {
        let copies = words.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    while true {
        let count = read(file, buffer.baseAddress, buffer.count)
        if count >= 0 || errno != EINTR { return count }
    }
}
