import Foundation
import TestSupport
import Testing

@testable import varve

@Suite(.enabled(if: VarveBinary.path != nil, "skipped: the varve program was not built beside the tests"))
struct InitTests {
    @Test func writesThreeFilesAndOverwritesNothing() throws {
        try Folder.with { folder in
            let result = try VarveBinary.run(["init", "--name", "Diary"], in: folder.url)
            #expect(result.status == 0)
            #expect(result.output.isEmpty)
            #expect(
                result.errors == """
                    wrote varve.yaml
                    wrote Schemas/Diary/schema.yaml
                    wrote varve.mk
                    next: varve generate, or `include varve.mk` in a Makefile

                    """)
            #expect(try folder.files() == ["Schemas/Diary/schema.yaml", "varve.mk", "varve.yaml"])
            let schema = try folder.read("Schemas/Diary/schema.yaml")
            #expect(schema.hasPrefix("# yaml-language-server: $schema=../../varve.schema.json\n"))
            #expect(schema.contains("\nschema: Diary\nversion: 1.0.0\n"))
            try FileManager.default.removeItem(atPath: folder.path("varve.yaml"))
            let again = try VarveBinary.run(["init"], in: folder.url)
            #expect(again.status == 73)
            #expect(again.errors == "error: `varve.mk` exists and is not overwritten\nnote: nothing was written\n")
            #expect(try folder.files() == ["Schemas/Diary/schema.yaml", "varve.mk"])
        }
    }

    @Test(arguments: ["diary", "", "My Diary", "../Diary", "Déjà", "1A", "A/B"])
    func namesThatNoTypeCanHave(name: String) throws {
        try Folder.with { folder in
            let result = try VarveBinary.run(["init", "--name=\(name)"], in: folder.url)
            #expect(result.status == 64)
            #expect(try folder.files().isEmpty)
        }
    }

    @Test func exitCodesAndStreams() throws {
        try Folder.with { folder in
            let usage = try VarveBinary.run(["chekc"], in: folder.url)
            #expect(usage.status == 64 && usage.output.isEmpty)
            #expect(
                usage.errors == """
                    error: `chekc` is not a command
                    help: did you mean `check`?
                    help: `varve --help` lists the commands

                    """)
            let version = try VarveBinary.run(["--version"], in: folder.url)
            #expect(version.status == 0 && version.output == "varve \(Tool.version)\n" && version.errors.isEmpty)
            let help = try VarveBinary.run(["generate", "--help"], in: folder.url)
            #expect(help.status == 0 && help.output == UsageHelp.text(.generate))
            let colored = try VarveBinary.run(
                ["x\u{1B}", "--color"], in: folder.url, environment: ["CLICOLOR_FORCE": "1"])
            #expect(colored.errors.hasPrefix("\u{1B}[1;31merror\u{1B}[0m\u{1B}[1m: `x\\u{1B}` is not a command"))
            let plain = try VarveBinary.run(
                ["x"], in: folder.url, environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
            #expect(!plain.errors.contains("\u{1B}"))
        }
    }
}
