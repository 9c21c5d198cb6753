import TestSupport
import Testing

@testable import varve

/// Exit codes, streams, colours and help texts, as a shell sees them.
@Suite(.enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment))
struct EndToEndUsageTests {
    @Test(arguments: CommandName.allCases)
    func helpTellsEveryFlagAndGoesToOutput(command: CommandName) throws {
        try EndToEndProject.empty { project in
            let help = try project.varve(command.rawValue, "--help")
            #expect(help.errors.isEmpty)
            #expect(help.output.contains("usage: varve \(command.rawValue)"))
            for flag in Command.named(command).flags { #expect(help.output.contains(flag.name.rawValue)) }
            for code in Command.named(command).exitCodes { #expect(help.output.contains("\n  \(code.rawValue) ")) }
            #expect(help.output.split(separator: "\n").allSatisfy { $0.utf8.count <= 100 })
            #expect(try project.folder.files().isEmpty)
        }
    }

    static let wrongUses: [[String]] = [
        ["chekc"], ["--frobnicate"], ["check", "--frobnicate"], ["check", "--format"], ["check", "--format", "xml"],
        ["check", "--fail-on", "info"], ["check", "--color", "sometimes"], ["init", "--name", "no name"],
        ["generate", "--output", "x"], ["generate", "--target", "swiftdata"], ["generate", "--access", "public"],
        ["generate", "--target", "cobol", "--output", "x"],
        ["generate", "--target", "sqlite", "--output", "x", "--access", "public"],
        ["generate", "--target", "swift", "--output", "x", "--platform", "iOS 17"],
        ["generate", "--target", "swiftdata", "--output", "x", "--platform", "iOS 12"],
        ["generate", "--target", "swiftdata", "--output", "x", "--oldest", "one"],
        ["generate", "--target", "swift", "--output", "x", "--conformances", "Codble"], ["bump"], ["bump", "next"],
        ["freeze", "--all", "1.0.0"], ["freeze", "9.0.0"], ["diff", "9.0.0"], ["diff"], ["diff", "--fail-on", "some"],
        ["json-schema", "extra"], ["status", "--check"],
    ]

    @Test("Wrong usage is 64, said on standard error, and writes nothing", arguments: wrongUses)
    func wrongUse(arguments: [String]) throws {
        try EndToEndProject.notes { project in
            let before = try project.tree()
            let result = try VarveBinary.run(arguments, in: project.folder.url)
            #expect(result.status == 64, "\(result.output)\(result.errors)")
            #expect(result.output.isEmpty)
            #expect(result.errors.hasPrefix("error: "))
            #expect(try project.tree() == before)
        }
    }

    static let colours: [(flags: [String], environment: [String: String], isColored: Bool)] = [
        ([], [:], false), ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "0"], false),
        ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), (["--color", "always"], ["NO_COLOR": "1"], true),
        (["--color=never"], ["CLICOLOR_FORCE": "1"], false), (["--color", "auto"], ["CLICOLOR_FORCE": "1"], true),
    ]

    @Test(arguments: colours)
    func colour(flags: [String], environment: [String: String], isColored: Bool) throws {
        try EndToEndProject.notes { project in
            try project.edit("string?", "strng?")
            let check = try VarveBinary.run(["check"] + flags, in: project.folder.url, environment: environment)
            #expect(check.status == 2)
            #expect(check.output.contains("\u{1B}[") == isColored)
            let generate = try VarveBinary.run(["generate"] + flags, in: project.folder.url, environment: environment)
            #expect(generate.status == 2)
            #expect(generate.errors.contains("\u{1B}[") == isColored)
            #expect(generate.output.isEmpty)
            let json = try VarveBinary.run(
                ["check", "--format", "json"] + flags, in: project.folder.url, environment: environment)
            #expect(!json.output.contains("\u{1B}["))
        }
    }

    @Test func findingsOfCheckGoToOutputAndOnlyErrorsAreGrave() throws {
        try EndToEndProject.notes { project in
            let clean = try project.varve("check")
            #expect(clean.output == "1 schema checked, nothing found\n" && clean.errors.isEmpty)
            try project.append("composites:\n  Empty: {}\n")
            let warned = try project.varve("check")
            #expect(warned.output.contains("warning[empty-composite]") && warned.errors.isEmpty)
            try project.varve("check", "--fail-on", "warning", status: 1)
            try project.varve("check", "--fail-on", "error")
            try project.edit("string?", "strng?")
            let wrong = try project.varve("check", "--fail-on", "warning", status: 2)
            #expect(wrong.output.contains("\n1 error"))
            #expect(wrong.output.contains("help: did you mean `string`?"))
            let line = try project.varve("check", "--format", "line", status: 2)
            #expect(
                line.output.contains(
                    "\(EndToEndProject.schema):15:14: error: `Item.notes` has the unknown type `strng`"))
            let github = try project.varve("check", "--format", "github", status: 2)
            #expect(github.output.hasPrefix("::error file=\(EndToEndProject.schema),line=15,"))
        }
    }

    @Test func everyCommandRefusesAnInvalidSchema() throws {
        try EndToEndProject.notes { project in
            try project.edit("string?", "strng?")
            let before = try project.tree()
            for arguments in [
                ["check"], ["generate"], ["diff"], ["freeze"], ["bump", "2.0.0"], ["status"], [],
                ["generate", "--check"], ["generate", "--dry-run"], ["generate", "--list-outputs"],
                ["generate", "--list-inputs"],
            ] {
                #expect(try VarveBinary.run(arguments, in: project.folder.url).status == 2, "\(arguments)")
            }
            #expect(try project.tree() == before)
        }
    }

    static let badProjects = [
        "schemas: [", "schema: Schemas\n", "outputs: [{ target: swiftdat, to: x }]\n",
        "outputs: [{ target: sqlite }]\n",
        "outputs: [{ target: sqlite, to: ../x }]\n", "outputs: [{ target: sqlite, to: /x }]\n", "[]\n", "\u{0}",
        "rules: { no-such-rule: off }\n", "schemas: ../elsewhere\n",
        "outputs: [{ target: swiftdata, to: x, platform: iOS 12 }]\n",
    ]

    @Test("A bad project file is 78 for every command that reads it", arguments: badProjects)
    func badProject(text: String) throws {
        try EndToEndProject.notes { project in
            try project.folder.write("varve.yaml", text)
            let before = try project.tree()
            for command in [["check"], ["generate"], ["status"], ["freeze"], ["bump", "2.0.0"], ["diff"], ["format"]] {
                let result = try VarveBinary.run(command, in: project.folder.url)
                #expect(result.status == 78, "\(command) \(result.output)\(result.errors)")
                #expect(result.output.isEmpty && result.errors.contains("varve.yaml"))
            }
            #expect(try project.tree() == before)
        }
    }
}
