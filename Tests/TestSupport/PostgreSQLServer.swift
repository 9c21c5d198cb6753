import Foundation

/// A private PostgreSQL server in a folder of its own, reached over a socket in that folder and nowhere else.
package struct PostgreSQLServer {
    /// What may go wrong while a server starts.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private let folder: URL
    private let tools: String
    private let user: String?

    /// Whether a server can be started here: the programs are there, and a user who is not root.
    package static var isAvailable: Bool { tools != nil && (!isRoot || owner != nil) && Program.exists("psql") }

    /// Starts a server, lets `body` use it and stops it.
    package static func withServer<Result>(_ body: (PostgreSQLServer) throws -> Result) throws -> Result {
        guard let tools else { throw Failure(description: "no initdb") }
        return try PackageFolder.withTemporary { folder in
            let server = PostgreSQLServer(folder: folder, tools: tools, user: isRoot ? owner : nil)
            let process = try server.start()
            defer {
                if (try? server.run("pg_ctl", ["stop", "-m", "immediate", "-D", server.data]))?.status == 0 {
                    process.waitUntilExit()
                }
            }
            try server.waitUntilReady(process)
            return try body(server)
        }
    }

    /// Runs `script` with psql, statement by statement, whether or not some fail. Columns are divided by `|`.
    package func execute(_ script: String) throws -> Program.Result {
        let file = folder.appending(path: "script.sql")
        try Data(script.utf8).write(to: file)
        return try Program.run(
            "psql", ["-h", folder.path, "-U", "postgres", "-d", "postgres", "-XAtq", "-f", file.path])
    }

    private var data: String { folder.appending(path: "data").path }

    private func start() throws -> Process {
        if let user { try check(try Program.run("chown", [user, folder.path])) }
        try check(
            try run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]))
        let options = [
            "-D", data, "-k", folder.path, "-c", "listen_addresses=", "-c", "fsync=off", "-c", "timezone=UTC",
        ]
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command("postgres", options)
        process.currentDirectoryURL = folder
        for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
            process[keyPath: stream] = FileHandle.nullDevice
        }
        try process.run()
        return process
    }

    private func waitUntilReady(_ process: Process) throws {
        for _ in 0..<300 where process.isRunning {
            if try execute("SELECT 1").output == "1\n" { return }
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw Failure(description: "the server does not answer")
    }

    /// A program of the server, as a user who is not root.
    private func command(_ program: String, _ arguments: [String]) -> [String] {
        let path = "\(tools)/\(program)"
        return (user.map { ["runuser", "-u", $0, "--", path] } ?? [path]) + arguments
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Program.Result {
        let words = command(program, arguments)
        return try Program.run(words[0], Array(words.dropFirst()), in: folder)
    }

    private func check(_ result: Program.Result) throws {
        if result.status != 0 { throw Failure(description: result.output + result.errors) }
    }

    private static var isRoot: Bool { getuid() == 0 }

    /// The user that packages of PostgreSQL make.
    private static let owner: String? = getpwnam("postgres") != nil && Program.exists("runuser") ? "postgres" : nil

    /// The folder with initdb and pg_ctl: where packages put them, or in `PATH`.
    private static let tools: String? = {
        let files = FileManager.default
        let root = "/usr/lib/postgresql"
        let versions = ((try? files.contentsOfDirectory(atPath: root)) ?? []).compactMap { Int($0) }.sorted(by: >)
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (versions.map { "\(root)/\($0)/bin" } + path).first { folder in
            ["initdb", "pg_ctl"].allSatisfy { files.isExecutableFile(atPath: "\(folder)/\($0)") }
        }
    }()
}
