package import Foundation

/// Runs a program to its end and keeps what it printed.
package struct Program {
    /// What a finished program left behind.
    package struct Result: Sendable {
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// Runs `executable` (a path, or a name looked up in `PATH`) with standard input closed.
    package static func run(
        _ executable: String, _ arguments: [String] = [], in folder: URL? = nil,
        environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [executable] + arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return try PackageFolder.withTemporary { scratch in
            let outputFile = scratch.appending(path: "out")
            let errorFile = scratch.appending(path: "err")
            try Data().write(to: outputFile)
            try Data().write(to: errorFile)
            process.standardOutput = try FileHandle(forWritingTo: outputFile)
            process.standardError = try FileHandle(forWritingTo: errorFile)
            try process.run()
            process.waitUntilExit()
            return Result(
                status: process.terminationStatus,
                output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
                errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
        }
    }

    /// Whether `name` is found in `PATH`.
    package static func exists(_ name: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
}
