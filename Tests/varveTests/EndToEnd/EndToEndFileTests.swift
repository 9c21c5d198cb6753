import Foundation
import TestSupport
import Testing

@testable import varve

/// Inputs that are missing or no files, outputs that cannot be written, and runs that are killed.
@Suite(.enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment))
struct EndToEndFileTests {
    @Test("What is not there is 66, and nothing is written")
    func missingInputs() throws {
        try EndToEndProject.notes { project in
            let before = try project.tree()
            for arguments in [
                ["check", "Nowhere"], ["check", "--config", "none.yaml"], ["generate", "Nowhere"],
                ["diff", "Nowhere"], ["freeze", "Nowhere"], ["bump", "Nowhere", "2.0.0"], ["status", "Nowhere"],
                ["format", "Nowhere"], ["check", "varve.mk"], ["check", ""],
            ] {
                let result = try VarveBinary.run(arguments, in: project.folder.url)
                #expect(result.status == 66, "\(arguments) \(result.output)\(result.errors)")
                #expect(result.output.isEmpty && result.errors.hasPrefix("error: "))
            }
            #expect(try project.tree() == before)
        }
        try EndToEndProject.empty { project in
            for command in ["check", "status", "format", "diff", "freeze"] {
                try project.varve(command, status: 66)
            }
        }
    }

    static let oddities = ["fifo", "folder", "dangling link", "loop of links"]

    @Test("An input that is no file is 66 and never waited for", arguments: oddities)
    func oddInputs(kind: String) throws {
        for name in ["extra.yaml", "versions/1.0.0.yaml", "varve.lock"] {
            try EndToEndProject.notes { project in
                try FileManager.default.createDirectory(
                    atPath: project.folder.path("Schemas/Notes/versions"), withIntermediateDirectories: true)
                let path = project.folder.path("Schemas/Notes/\(name)")
                switch kind {
                case "fifo": #expect(mkfifo(path, 0o600) == 0)
                case "folder": #expect(mkdir(path, 0o700) == 0)
                case "dangling link": #expect(symlink("nothing", path) == 0)
                default: #expect(symlink(path, path) == 0)
                }
                for command in ["check", "generate", "status"] {
                    let result = try VarveBinary.run([command], in: project.folder.url)
                    #expect(result.status == 66, "\(command) \(result.output)\(result.errors)")
                    #expect(result.errors.contains(name))
                }
            }
        }
    }

    @Test(.enabled(if: obeysPermissions, "skipped: root may read and write everything"))
    func unreadableInput() throws {
        try EndToEndProject.notes { project in
            #expect(chmod(project.folder.path(EndToEndProject.schema), 0) == 0)
            let result = try project.varve("check", status: 66)
            #expect(result.errors.contains("permission denied"))
        }
    }

    @Test func outputsThatCannotBeWritten() throws {
        try EndToEndProject.notes { project in
            try project.folder.write("Generated", "a file\n")
            let blocked = try project.varve("generate", status: 73)
            #expect(blocked.output.isEmpty && blocked.errors.contains("Generated"))
            #expect(try project.folder.read("Generated") == "a file\n")
            try FileManager.default.removeItem(atPath: project.folder.path("Generated"))
            try project.varve("generate", "--depfile", "varve.yaml/d", status: 73)
            try project.varve("generate", "--stamp", "varve.yaml/s", status: 73)
            try project.varve("generate", "--stamp", "Schemas", status: 73)
            try project.varve("generate", "--database", "varve.yaml", status: 73)
            try project.varve("init", status: 73)
            try project.folder.write("Schemas/Notes/versions", "")
            try project.varve("freeze", status: 73)
        }
    }

    @Test(.enabled(if: obeysPermissions, "skipped: root may read and write everything"))
    func readOnlyOutput() throws {
        try EndToEndProject.notes { project in
            try project.varve("generate")
            let folder = project.folder.path("Generated/Swift")
            #expect(chmod(folder, 0o500) == 0)
            defer { chmod(folder, 0o700) }
            try project.varve("generate")
            try project.edit("notes: string?", "notes: string?\n      rank: int?")
            let before = try project.tree()
            try project.varve("generate", status: 73)
            #expect(
                try project.tree().filter { $0.key.contains("Swift/") } == before.filter { $0.key.contains("Swift/") })
        }
    }

    /// Kills runs at many moments; each output file is then old or new, and the next run mends everything.
    @Test(arguments: [SIGKILL, SIGINT, SIGTERM])
    func aKilledRunLeavesWholeFiles(signal: Int32) throws {
        try EndToEndProject.notes { project in
            let entities = (0..<300).map { "  Thing\($0):\n    attributes: { a: string, b: int, c: date? }\n" }
            try project.folder.write(
                EndToEndProject.schema, "schema: Notes\nversion: 1.0.0\nentities:\n" + entities.joined())
            try project.varve("generate")
            let old = try project.folder.contents(below: "Generated")
            try project.folder.write(
                EndToEndProject.schema,
                project.folder.read(EndToEndProject.schema).replacing("b: int,", with: "b: int, d: bool,"))
            let program = try #require(VarveBinary.path)
            var partial: [[String: String]] = []
            for delay in stride(from: UInt32(5_000), through: 400_000, by: 79_000) {
                let process = Process()
                process.executableURL = URL(filePath: program)
                process.arguments = ["generate"]
                process.currentDirectoryURL = project.folder.url
                process.standardError = FileHandle.nullDevice
                try process.run()
                usleep(delay)
                kill(process.processIdentifier, signal)
                process.waitUntilExit()
                partial.append(try project.folder.contents(below: "Generated"))
            }
            try project.varve("generate")
            let new = try project.folder.contents(below: "Generated")
            for state in partial {
                for (path, text) in state { #expect(text == old[path] || text == new[path], "\(path)") }
                for path in old.keys { #expect(state[path] != nil, "\(path)") }
            }
            #expect(try project.varve("generate", "--check").output.isEmpty)
            let names = try FileManager.default.subpathsOfDirectory(atPath: project.folder.path("Generated"))
            #expect(names.filter { $0.contains(".tmp") || $0.hasSuffix("~") } == [])
        }
    }
}

extension Folder {
    /// The text of every file below `name` that `files(below:)` lists.
    func contents(below name: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in try files(below: name) where !path.hasSuffix(OutputManifest.name) && !path.contains("/.") {
            texts[path] = try read("\(name)/\(path)")
        }
        return texts
    }
}
