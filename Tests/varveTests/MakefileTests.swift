import Foundation
import TestSupport
import Testing

@testable import varve

/// The fragment that `init` writes, run by the real Make: with a stand-in for `varve` that keeps a log, and with `varve`.
@Suite(.enabled(if: Program.exists("make"), "skipped: no make"))
struct MakefileTests {
    @Test func secondRunDoesNothing() throws {
        try MakeProject.with { project in
            let runs = try project.make()
            #expect(runs == 1)
            #expect(try project.folder.read("Generated/My Schema.txt").contains("first"))
            #expect(try project.make() == 0)
            #expect(try project.make("-q") == 0)
        }
    }

    @Test func aTouchedSchemaRunsOnceUnderJ8() throws {
        try MakeProject.with { project in
            #expect(try project.make() == 1)
            for name in ["Schemas/My Schema/schema.yaml", "Schemas/Other/schema.yaml", "varve.yaml"] {
                try project.edit(name, "# second\n")
                #expect(try project.make() == 1, "\(name)")
                #expect(try project.make() == 0, "\(name)")
            }
            #expect(try project.folder.read("one") == "Generated/My Schema.txt\nGenerated/Other.txt\n")
        }
    }

    @Test func aDeletedOutputComesBack() throws {
        try MakeProject.with { project in
            #expect(try project.make() == 1)
            for name in ["Generated/My Schema.txt", "Generated/Other.txt", "Generated", ".varve"] {
                try FileManager.default.removeItem(atPath: project.folder.path(name))
                #expect(try project.make() == 1, "\(name)")
                #expect(FileSystem.exists(project.folder.path(name)), "\(name)")
                #expect(try project.make() == 0, "\(name)")
            }
        }
    }

    @Test func schemaFilesComeAndGo() throws {
        try MakeProject.with { project in
            #expect(try project.make() == 1)
            try project.edit("Schemas/My Schema/more things.yaml", "# more\n")
            #expect(try project.make() == 1)
            #expect(try project.folder.read("Generated/My Schema.txt").contains("more"))
            try FileManager.default.removeItem(atPath: project.folder.path("Schemas/My Schema/more things.yaml"))
            #expect(try project.make() == 1)
            #expect(try project.make() == 0)
            #expect(try !project.folder.read("Generated/My Schema.txt").contains("more"))
        }
    }

    @Test func aFailureIsTriedAgain() throws {
        try MakeProject.with { project in
            #expect(try project.make() == 1)
            try project.edit("Schemas/Other/schema.yaml", "FAIL\n")
            #expect(try project.make(expecting: 2) == 1)
            #expect(try project.make(expecting: 2) == 1)
            try project.edit("Schemas/Other/schema.yaml", "good again\n")
            #expect(try project.make() == 1)
            #expect(try project.make() == 0)
        }
    }

    @Test(.enabled(if: VarveBinary.canGenerate, "skipped: varve was not built, or cannot generate yet"))
    func theRealProgram() throws {
        try Folder.with { folder in
            #expect(try VarveBinary.run(["init", "--name", "Diary"], in: folder.url).status == 0)
            try folder.write("Makefile", "all: .varve/generate.stamp\ninclude varve.mk\n")
            func make() throws -> String {
                let varve = VarveBinary.path ?? "varve"
                let result = try Program.run("make", ["-j8", "VARVE=\(varve)", "all"], in: folder.url)
                #expect(result.status == 0, "\(result.output)\(result.errors)")
                return result.output
            }
            let ran = " generate --config"
            #expect(try make().contains(ran))
            let files = try folder.files(below: "Generated")
            let outputs = files.filter { !$0.hasSuffix(".varve-manifest") }
            #expect(!outputs.isEmpty)
            #expect(try !make().contains(ran))
            let times = try outputs.map { try folder.modified("Generated/\($0)") }
            usleep(20_000)
            try folder.write("Schemas/Diary/schema.yaml", folder.read("Schemas/Diary/schema.yaml") + "# a comment\n")
            #expect(try make().contains(ran))
            let timesAfter = try outputs.map { try folder.modified("Generated/\($0)") }
            #expect(timesAfter == times, "nothing changed in the outputs")
            #expect(try !make().contains(ran))
            try FileManager.default.removeItem(atPath: folder.path("Generated/\(outputs[0])"))
            #expect(try make().contains(ran))
            #expect(try folder.files(below: "Generated") == files)
            #expect(try !make().contains(ran))
        }
    }
}
