package import Foundation

/// The stub `SwiftData` module of `Tests/Fixtures/SwiftDataStub`, built once for a toolchain and a state of its sources.
///
/// The stub has the names and signatures of the real module and real macros, compiled against the SwiftSyntax that comes
/// with the toolchain. It stores nothing.
package struct SwiftDataStub: Sendable {
    /// The folder of the built module, static library and macro plugin.
    package let folder: URL

    /// The built stub. Throws where the toolchain cannot build it.
    package static func built() throws -> SwiftDataStub { try result.get() }

    /// What a test that needs the stub skips with.
    package static let comment = "skipped: no Linux, or a toolchain without SwiftSyntax in lib/swift/host"

    /// Whether the toolchain has what the stub is built from. On an Apple system the real module is there.
    package static let isAvailable: Bool = {
        #if os(Linux)
            guard let host = toolchain?.appending(path: "lib/swift/host") else { return false }
            return FileManager.default.fileExists(atPath: host.appending(path: "SwiftSyntaxMacros.swiftmodule").path)
        #else
            return false
        #endif
    }()

    private static let result = Result { try build() }

    /// The folder above the compiler's `bin`.
    private static let toolchain: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let compilers = path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
        let compiler = compilers.first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return compiler?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }()
}

/// Building.
extension SwiftDataStub {
    /// Why the stub was not built.
    package struct BuildError: Error, CustomStringConvertible {
        package let description: String
    }

    private static let pluginName = "libSwiftDataStubMacros.so"

    /// Builds beside the cache and renames, so that no run sees half a stub; a run that comes second takes what is there.
    private static func build() throws -> SwiftDataStub {
        guard let toolchain else { throw BuildError(description: "swiftc is not in PATH") }
        let sources = PackageFolder.root.appending(path: "Tests/Fixtures/SwiftDataStub")
        let macros = try swiftFiles(in: sources.appending(path: "Macros"))
        let module = try swiftFiles(in: sources.appending(path: "SwiftData"))
        let version = try Program.run("swiftc", ["--version"]).output
        let cache = PackageFolder.root.appending(path: ".build/swiftdata-stub")
        let folder = cache.appending(path: try key(of: macros + module, version: version + toolchain.path))
        if FileManager.default.fileExists(atPath: folder.path) { return SwiftDataStub(folder: folder) }

        let scratch = cache.appending(path: "building-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let host = toolchain.appending(path: "lib/swift/host").path
        let libraries = ["SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics"]
        try compile(
            [
                "-emit-library", "-module-name", "SwiftDataStubMacros", "-o", pluginName,
                "-I", host, "-L", host, "-L", host + "/compiler",
            ] + libraries.map { "-l\($0)" } + macros.map(\.path), in: scratch)
        try compile(
            [
                "-emit-module", "-emit-library", "-static", "-module-name", "SwiftData", "-o", "libSwiftData.a",
                "-enable-upcoming-feature", "InternalImportsByDefault",
                "-load-plugin-library", scratch.appending(path: pluginName).path,
            ] + module.map(\.path), in: scratch)
        do {
            try FileManager.default.moveItem(at: scratch, to: folder)
        } catch  where FileManager.default.fileExists(atPath: folder.path) {
            // Another run was faster and built the same.
        }
        return SwiftDataStub(folder: folder)
    }

    private static func compile(_ arguments: [String], in folder: URL) throws {
        let result = try Program.run("swiftc", ["-swift-version", "6", "-parse-as-library"] + arguments, in: folder)
        if result.status != 0 { throw BuildError(description: result.errors + result.output) }
    }

    private static func swiftFiles(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    /// A name that changes with the sources and the toolchain: FNV-1a over both.
    private static func key(of files: [URL], version: String) throws -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for bytes in [Data(version.utf8)] + (try files.map { try Data(contentsOf: $0) }) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 16)
    }
}

/// Using.
extension SwiftDataStub {
    /// Type-checks `files` (name to text) as one module in Swift 6 mode, warnings as errors, with the stub imported.
    package func typeCheck(_ files: [String: String], _ options: [String] = []) throws -> Program.Result {
        try PackageFolder.withTemporary { scratch in
            try Program.run("swiftc", ["-typecheck"] + arguments + options + (try Self.write(files, to: scratch)))
        }
    }

    /// Builds `files`, one of which has an `@main` type, and runs the program.
    package func run(_ files: [String: String]) throws -> Program.Result {
        try PackageFolder.withTemporary { scratch in
            let program = scratch.appending(path: "program").path
            let result = try Program.run(
                "swiftc",
                arguments + ["-L", folder.path, "-lSwiftData", "-o", program] + (try Self.write(files, to: scratch)))
            return result.status == 0 ? try Program.run(program) : result
        }
    }

    private var arguments: [String] {
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        return [
            "-swift-version", "6", "-warnings-as-errors", "-whole-module-optimization", "-parse-as-library",
            "-module-name", "App", "-package-name", "app", "-I", folder.path,
            "-load-plugin-library", folder.appending(path: Self.pluginName).path,
        ] + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The paths of the written files, in alphabetical order.
    private static func write(_ files: [String: String], to folder: URL) throws -> [String] {
        try files.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file.path
        }
    }
}

/// The toolchain's formatter as a judge of generated text.
package enum SwiftFormat {
    /// What `swift format lint --strict` with its default configuration says about `files` (name to text). Lines that tell the
    /// formatter to look away are taken out first.
    package static func lint(_ files: [String: String]) throws -> String {
        try PackageFolder.withTemporary { scratch in
            for (name, text) in files {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                let visible = lines.filter { !$0.hasPrefix("// swift-format-ignore") }.joined(separator: "\n")
                try Data(visible.utf8).write(to: scratch.appending(path: name))
            }
            let result = try Program.run(
                "swift", ["format", "lint", "--strict", "--configuration", "{\"version\": 1}", "-r", scratch.path])
            return result.errors + result.output
        }
    }
}
