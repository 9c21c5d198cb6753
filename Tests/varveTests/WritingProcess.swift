import Foundation
import SchemaModel
import TestSupport
import Testing

@testable import varve

/// Another process that writes outputs again and again: the program of these tests, started for one test alone.
enum WritingProcess {
    static let fileCount = 60
    private static let variable = "VARVE_TEST_WRITER"

    /// Whether this process can be started once more, and is not such a process itself.
    static var isAvailable: Bool {
        arguments == nil && FileManager.default.isExecutableFile(atPath: CommandLine.arguments.first ?? "")
    }

    /// Folder, name and rounds, in the process that is to write.
    static var arguments: [String]? {
        ProcessInfo.processInfo.environment[variable]?.split(separator: "\n").map(String.init)
    }

    /// Starts a process that writes two sets of files in turn into `out`, `rounds` times.
    static func start(in folder: Folder, name: String, rounds: Int) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments.first ?? "")
        process.arguments = ["--testing-library", "swift-testing", "--filter", "WritingProcessBody"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            [variable: "\(folder.url.path)\n\(name)\n\(rounds)"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// The two contents that the files of one process have.
    static func contents(of name: String) -> [String] {
        ["\(name)1", "\(name)2"].map { String(repeating: $0, count: 200) }
    }
}

@Suite struct WritingProcessBody {
    @Test(.enabled(if: WritingProcess.arguments != nil, "skipped: this test is the body of a helper process"))
    func writesForEver() throws {
        let arguments = WritingProcess.arguments ?? []
        let folder = Folder(url: URL(filePath: arguments[0]))
        let contents = WritingProcess.contents(of: arguments[1])
        for round in 0..<(Int(arguments[2]) ?? 0) {
            // The second set has fewer files, so that some are removed in every round.
            let count = WritingProcess.fileCount + (round.isMultiple(of: 2) ? 5 : 0)
            let files = (0..<count).map { ("deep/file\($0)", contents[round % 2]) }
            let writer = OutputWriter(folder: folder.path("out"))
            _ = try writer.run([outputs(Dictionary(uniqueKeysWithValues: files))], mode: .write)
        }
    }
}

/// The sum that a manifest holds for a text.
enum OutputManifestSum {
    static func of(_ text: String) -> String { SHA256.hexDigest(of: text) }
}
