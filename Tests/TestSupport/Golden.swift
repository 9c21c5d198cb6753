package import Foundation
package import Testing

/// Compares what a test made with the files recorded in the repository.
///
/// With `RECORD=1` in the environment the recorded files are renewed and the test fails, so that a renewal is always seen.
package enum Golden {
    package static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

    /// Expects the folder `folder` to hold exactly `files` (relative path to content).
    package static func expect(
        _ files: [String: String], in folder: URL, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if isRecording {
            try? FileManager.default.removeItem(at: folder)
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            Issue.record("recorded \(files.count) files in \(folder.path)", sourceLocation: sourceLocation)
            return
        }
        let recorded = try contents(of: folder)
        for path in Set(files.keys).union(recorded.keys).sorted() {
            guard let expected = recorded[path] else {
                Issue.record("\(path) was made and is not recorded in \(folder.path)", sourceLocation: sourceLocation)
                continue
            }
            guard let actual = files[path] else {
                Issue.record("\(path) is recorded in \(folder.path) and was not made", sourceLocation: sourceLocation)
                continue
            }
            if actual != expected {
                Issue.record(
                    "\(path): \(firstDifference(actual, expected))\nrenew with RECORD=1", sourceLocation: sourceLocation
                )
            }
        }
    }

    /// The text of every file below `folder`, by relative path; empty where the folder is missing.
    package static func contents(of folder: URL) throws -> [String: String] {
        var files: [String: String] = [:]
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
            let file = folder.appending(path: path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        return files
    }

    private static func firstDifference(_ actual: String, _ expected: String) -> String {
        let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
        for index in 0..<max(actualLines.count, expectedLines.count) {
            let new = index < actualLines.count ? String(actualLines[index]) : "(end)"
            let old = index < expectedLines.count ? String(expectedLines[index]) : "(end)"
            if new != old { return "line \(index + 1)\n  recorded: \(old)\n  made:     \(new)" }
        }
        return "differs in bytes that no line shows"
    }
}
