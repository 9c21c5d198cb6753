import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import varve

@Suite struct FileReaderTests {
    private func refusal(_ path: String, limit: Int = 100) -> CommandFailure? {
        failure { _ = try FileReader(sizeLimit: limit).read(path) }
    }

    @Test func readsAllBytes() throws {
        try Folder.with { folder in
            let text = String(repeating: "line\0\u{7F}\n", count: 30_000)
            try folder.write("a b.yaml", text)
            try folder.link("link", to: "a b.yaml")
            try folder.write("empty", "")
            for name in ["a b.yaml", "link"] {
                let file = try FileReader().read(folder.path(name))
                #expect(file.source == SourceFile(path: folder.path(name), text: text))
                #expect(file.modified == (try folder.modified("a b.yaml")))
            }
            #expect(try FileReader().read(folder.path("empty")).source.bytes.isEmpty)
        }
    }

    @Test func refusesWhatIsNoRegularFile() throws {
        try Folder.with { folder in
            try folder.write("file", "x")
            try folder.link("loop", to: "loop")
            try folder.link("dangling", to: "nowhere")
            _ = try Program.run("mkfifo", [folder.path("pipe")])
            try folder.link("pipe-link", to: "pipe")
            let expected = [
                "": "is a folder, not a file", "pipe": "is not a regular file", "pipe-link": "is not a regular file",
                "missing": "does not exist", "file/below": "does not exist", "dangling": "does not exist",
                "loop": "leads through links in a circle",
            ]
            for (name, reason) in expected {
                #expect(refusal(folder.path(name))?.diagnostic.message == "`\(folder.path(name))` \(reason)")
                #expect(refusal(folder.path(name))?.exitCode == .inputMissing)
            }
            #expect(refusal("/dev/zero")?.diagnostic.message == "`/dev/zero` is not a regular file")
            #expect(refusal("")?.diagnostic.message == "`` is not a path")
            #expect(refusal("a\0b")?.exitCode == .inputMissing)
        }
    }

    @Test(arguments: [(99, true), (100, true), (101, false), (70_000, false)])
    func sizeLimit(size: Int, fits: Bool) throws {
        try Folder.with { folder in
            try folder.write("file", String(repeating: "x", count: size))
            let path = folder.path("file")
            #expect(
                refusal(path)?.diagnostic.message
                    == (fits ? nil : "`\(path)` is larger than 100 bytes, the most that is read"))
        }
    }

    /// Files of `/proc` say that they are empty, and are not.
    @Test(.enabled(if: FileSystem.exists("/proc/self/status"), "skipped: no /proc"))
    func filesThatLieAboutTheirSize() throws {
        #expect(try FileReader().read("/proc/self/status").source.bytes.count > 100)
        #expect(refusal("/proc/self/status")?.exitCode == .inputMissing)
    }
}

@Suite struct SchemaFolderTests {
    @Test func filesOfOneSchema() throws {
        try Folder.with { folder in
            for name in [
                "schema.yaml", "Z.yaml", "a.yaml", ".hidden.yaml", "notes.md", "x.yml", "varve.lock",
                "versions/2.0.0.yaml", "versions/10.0.0.yaml", "versions/.1.yaml", "versions/3.YAML",
                "versions/sub/4.yaml",
                "other/schema.yaml",
            ] {
                try folder.write("My Schema/\(name)", "")
            }
            let path = folder.path("My Schema")
            for written in [path, path + "/", path + "/schema.yaml"] {
                let schema = try #require(try SchemaFolder.find(at: written).first)
                #expect(schema.path == path)
                #expect(schema.workingFiles == ["Z.yaml", "a.yaml", "schema.yaml"].map { "\(path)/\($0)" })
                #expect(schema.versionFiles == ["10.0.0.yaml", "2.0.0.yaml"].map { "\(path)/versions/\($0)" })
                #expect(schema.lockFile == "\(path)/varve.lock")
                #expect(schema.watchedFolders == [path, "\(path)/versions"])
                #expect(
                    schema.warnings.map(\.message) == [
                        "`\(path)/x.yml` is not read", "`\(path)/versions/3.YAML` is not read",
                    ])
            }
        }
    }

    @Test func aFolderOfSchemas() throws {
        try Folder.with { folder in
            for name in [
                "B/schema.yaml", "A b/schema.yaml", ".C/schema.yaml", "D/other.yaml", "E/F/schema.yaml", "g.yaml",
            ] {
                try folder.write(name, "")
            }
            let schemas = try SchemaFolder.find(at: folder.path(""))
            #expect(schemas.map(\.path) == [folder.path("A b"), folder.path("B")])
            #expect(schemas.first?.lockFile == nil && schemas.first?.versionFiles == [])
            #expect(schemas.first?.lockPath == folder.path("A b/varve.lock"))
        }
    }

    @Test func nothingToFind() throws {
        try Folder.with { folder in
            func refusal(_ name: String) -> CommandFailure? {
                failure { _ = try SchemaFolder.find(at: folder.path(name)) }
            }
            try folder.write("near/schema.yml", "")
            try folder.write("near/x.yaml", "")
            try folder.write("none/x.txt", "")
            #expect(
                refusal("near")?.diagnostic.helps == ["rename `\(folder.path("near/schema.yml"))` to `schema.yaml`"])
            #expect(refusal("none")?.diagnostic.helps == ["`varve init` writes a first schema"])
            #expect(refusal("near/x.yaml")?.diagnostic.message == "`\(folder.path("near/x.yaml"))` is not a schema")
            #expect(refusal("missing")?.diagnostic.message == "`\(folder.path("missing"))` does not exist")
            #expect(["near", "none", "near/x.yaml", "missing"].allSatisfy { refusal($0)?.exitCode == .inputMissing })
        }
    }

    @Test(arguments: [
        ("", "a", "a"), (".", "a", "a"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("a", ".", "a"),
        ("/", "b", "/b"),
    ])
    func joinedPaths(folder: String, path: String, joined: String) {
        #expect(PathText.join(folder, path) == joined)
    }

    @Test(arguments: [
        ("a/b", "a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("/", "/", "/"), ("a/b//", "a", "b"), ("a//b", "a", "b"),
        ("", ".", ""), ("../x", "..", "x"), ("e\u{301}/\u{301}", "e\u{301}", "\u{301}"),
    ])
    func partsOfPaths(path: String, parent: String, name: String) {
        #expect(PathText.parent(of: path) == parent)
        #expect(PathText.name(of: path) == name)
    }
}
