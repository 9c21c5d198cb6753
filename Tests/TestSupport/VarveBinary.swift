package import Foundation

/// The built program, beside the bundle of tests.
package enum VarveBinary {
    /// The path of `varve`, or nil where it was not built.
    package static let path: String? = {
        let folders = [
            URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent(),
            Bundle.main.bundleURL.deletingLastPathComponent(), Bundle.main.bundleURL,
            PackageFolder.root.appending(path: ".build/debug"),
        ]
        return folders.map { $0.appending(path: "varve").path }.first(where: FileManager.default.isExecutableFile)
    }()

    /// Runs the program. Colour variables of the outer environment do not reach it.
    package static func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> Program.Result {
        guard let path else { throw CocoaError(.fileNoSuchFile) }
        let plain = ["NO_COLOR": "", "CLICOLOR": "", "CLICOLOR_FORCE": "", "TERM": "dumb"]
        return try Program.run(path, arguments, in: folder, environment: plain.merging(environment) { $1 })
    }
}
