import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import varve

@Suite struct DependencyFileTests {
    @Test func exactText() {
        let file = DependencyFile(
            target: "Out put/x.stamp", inputs: ["Schemas/B/schema.yaml", "A b#$.yaml", "a=%.yaml"],
            folders: ["Schemas/B", "Copy (2)"])
        #expect(
            file.text == ##"""
                varve.equals := =
                Out\ put/x.stamp: \
                  A\ b\#$$.yaml \
                  Copy\ (2)/. \
                  Schemas/B \
                  Schemas/B/schema.yaml \
                  a$(varve.equals)%.yaml

                A\ b\#$$.yaml:

                Copy\ (2)/.:

                Schemas/B:

                Schemas/B/schema.yaml:

                a$(varve.equals)\%.yaml:

                """##)
    }

    @Test func linesBreaksCannotBeWritten() {
        #expect(DependencyFile(target: "t", inputs: ["a\nb", "c"]).text == "t: \\\n  c\n\nc:\n")
    }

    /// The real Make reads every name back: it does nothing where nothing changed, runs once where the input is newer, and
    /// runs, rather than stops, where the input is gone.
    @Test(
        .enabled(if: Program.exists("make"), "skipped: no make"),
        arguments: [
            "a b", "a#b", "a$b", "a$(b", "a:b", "a%b", "a*b", "a?b", "a[b]", "a;b", "a\\b", "a\\ b", "a\\\\#b", "a=b",
            "a := b", "~a", "a&b", "a(b).yaml", "a'b", "a\"b", "a,b", "-a", "@a", "define", "é 名前.yaml", "folder/a b",
        ])
    func makeReadsItBack(name: String) throws {
        try Folder.with { folder in
            try folder.write("Makefile", "stamp:\n\t@echo run >> log; touch stamp\n-include dep\n")
            try folder.write("dep", DependencyFile(target: "stamp", inputs: [name]).text)
            try folder.write(name, "")
            func runs() throws -> Int {
                let result = try Program.run("make", ["-s"], in: folder.url)
                #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
                return try folder.read("log").split(separator: "\n").count
            }
            func setTime(_ name: String, _ seconds: Int) throws {
                try StampFile.touch(folder.path(name), time: FileTime(seconds: seconds, nanoseconds: 0))
            }
            try setTime(name, 1_000)
            #expect(try runs() == 1)
            try setTime("stamp", 1_001)
            #expect(try runs() == 1)
            try setTime(name, 1_002)
            #expect(try runs() == 2)
            try FileManager.default.removeItem(atPath: folder.path(name))
            #expect(try runs() == 3)
        }
    }
}

@Suite struct StampFileTests {
    @Test func setsTheTimeAndKeepsTheContent() throws {
        try Folder.with { folder in
            let time = FileTime(seconds: 1_700_000_000, nanoseconds: 123_456_789)
            for name in ["new/er/stamp", "old"] {
                if name == "old" { try folder.write(name, "x") }
                try StampFile.touch(folder.path(name), time: time)
                #expect(try folder.modified(name) == time)
                #expect(try folder.read(name) == (name == "old" ? "x" : ""))
            }
            #expect(StampFile.time(start: time, inputs: [FileTime(seconds: 1, nanoseconds: 0)]) == time)
            let later = FileTime(seconds: 1_700_000_000, nanoseconds: 123_456_790)
            #expect(StampFile.time(start: time, inputs: [later, time]) == later)
            _ = try Program.run("mkfifo", [folder.path("pipe")])
            for name in ["pipe", "old/below", "new"] {
                #expect(failure { try StampFile.touch(folder.path(name), time: time) }?.exitCode == .cannotWrite)
            }
        }
    }
}

@Suite struct WholeFileTests {
    @Test func replacesWholeAndFollowsLinks() throws {
        try Folder.with { folder in
            #expect(try WholeFile.replace(folder.path("a/b"), with: Array("1".utf8)))
            let time = try folder.modified("a/b")
            #expect(try !WholeFile.replace(folder.path("a/b"), with: Array("1".utf8)))
            #expect(try folder.modified("a/b") == time)
            try folder.link("link", to: "a/b")
            #expect(try WholeFile.replace(folder.path("link"), with: Array("2".utf8)))
            #expect(try folder.read("a/b") == "2")
            #expect(try FileSystem.linkStatus(folder.path("link")).kind == .link)
            #expect(try folder.files() == ["a/b", "link"])
            for name in ["a", "a/b/c", "link/c"] {
                #expect(failure { try WholeFile.replace(folder.path(name), with: []) }?.exitCode == .cannotWrite)
            }
            #expect(
                failure { try WholeFile.create(folder.path("link"), with: []) }?.diagnostic.message
                    == "`\(folder.path("link"))` exists and is not overwritten")
        }
    }
}
