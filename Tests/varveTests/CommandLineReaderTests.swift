import Diagnostics
import Testing

@testable import varve

@Suite struct CommandLineReaderTests {
    private func call(_ words: String) throws -> CommandCall {
        guard case .run(let call) = try CommandLineReader.read(words.split(separator: " ").map(String.init)) else {
            throw CommandFailure.usage("no call")
        }
        return call
    }

    private func failure(_ words: [String]) -> CommandFailure? {
        do {
            _ = try CommandLineReader.read(words)
            return nil
        } catch {
            return error as? CommandFailure
        }
    }

    @Test func flagsAndArguments() throws {
        let generate = try call(
            "generate Schemas/A --target=swift --output Out --check Schemas/B --color never -- --odd")
        #expect(generate.command == .generate)
        #expect(generate.arguments(.schemas) == ["Schemas/A", "Schemas/B", "--odd"])
        #expect(generate.value(.target) == "swift")
        #expect(generate.value(.output) == "Out")
        #expect(generate.has(.check) && !generate.has(.dryRun))
        #expect(generate.value(.color) == "never")
        #expect(try call("generate --output=a=b").value(.output) == "a=b")
        #expect(try call("generate --output -").value(.output) == "-")
        #expect(try call("generate --output -x").value(.output) == "-x")
    }

    @Test func withoutCommandItIsStatus() throws {
        #expect(try CommandLineReader.read([]) == .run(call("status")))
        #expect(try call("--config other.yaml").command == .status)
        #expect(try call("--color=always check").command == .check)
    }

    /// A version is told from a schema by its first letter.
    @Test(
        arguments: [
            ("diff", nil, nil, nil), ("diff A", "A", nil, nil), ("diff 1.0.0", nil, "1.0.0", nil),
            ("diff 1.0.0 2.0.0", nil, "1.0.0", "2.0.0"), ("diff A 1.0.0 2.0.0", "A", "1.0.0", "2.0.0"),
            ("diff ./1.0.0 1.0.0", "./1.0.0", "1.0.0", nil), ("diff 1/x 1.0", "1/x", "1.0", nil),
        ] as [(String, String?, String?, String?)])
    func versionsFindTheirPlace(words: String, schema: String?, from: String?, to: String?) throws {
        let diff = try call(words)
        #expect([diff.argument(.schema), diff.argument(.from), diff.argument(.to)] == [schema, from, to])
    }

    @Test func bump() throws {
        #expect(try call("bump 2.0.0").argument(.version) == "2.0.0")
        #expect(try call("bump A 2.0.0").argument(.schema) == "A")
    }

    @Test(
        arguments: [
            (["--help"], .help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)), (["help", "diff"], .help(.diff)),
            (["diff", "--help", "--nonsense"], .help(.diff)), (["--version"], .version),
            (["check", "--version"], .version),
        ] as [([String], Invocation)])
    func helpAndVersion(words: [String], meaning: Invocation) throws {
        #expect(try CommandLineReader.read(words) == meaning)
    }

    @Test(arguments: [
        (["chekc"], "`chekc` is not a command", ["did you mean `check`?", "`varve --help` lists the commands"]),
        (["help", "x"], "`x` is not a command", ["`varve --help` lists the commands"]),
        (
            ["generate", "--chek"], "`varve generate` has no flag `--chek`",
            ["did you mean `--check`?", "`varve generate --help` lists the flags"]
        ),
        (["check", "-x"], "`varve check` has no flag `-x`", ["`varve check --help` lists the flags"]),
        (["generate", "--check=yes"], "`--check` takes no value", []),
        (["generate", "--output"], "`--output` needs a value", ["--output DIR"]),
        (["generate", "--output="], "`--output` needs a value", ["--output DIR"]),
        (["generate", "--output", "--check"], "`--output` needs a value", ["--output DIR"]),
        (["generate", "--output", "a", "--output=a"], "`--output` is written twice", []),
        (
            ["check", "--format", "txt"], "`txt` is no value of `--format`",
            ["did you mean `text`?", "one of: text, line, json, github"]
        ),
        (["check", "--color", "blue"], "`blue` is no value of `--color`", ["one of: auto, always, never"]),
        (["bump"], "VERSION is missing", ["varve bump [flags] [SCHEMA] VERSION"]),
        (["bump", "A"], "VERSION is missing", ["varve bump [flags] [SCHEMA] VERSION"]),
        (["bump", "A", "B"], "`B` is not a version", ["write three numbers, for instance 2.1.0"]),
        (
            ["diff", "1.0.0", "2.0.0", "3.0.0"], "`3.0.0` is one argument too many",
            ["varve diff [flags] [SCHEMA] [FROM] [TO]"]
        ),
        (["--config", "x", "check"], "`check` stands behind its flags", ["write the command first"]),
        ([""], "`` is not a command", ["`varve --help` lists the commands"]),
    ])
    func wrongUsage(words: [String], message: String, helps: [String]) {
        let failure = failure(words)
        #expect(failure?.exitCode == .usage)
        #expect(failure?.diagnostic.message == message)
        #expect(failure?.diagnostic.helps == helps)
    }
}

@Suite struct CommandTableTests {
    @Test(arguments: Command.all)
    func isSound(command: Command) {
        let flags = command.flags + Command.commonFlags
        #expect(Set(flags.map(\.name)).count == flags.count)
        #expect(flags.allSatisfy { !$0.doc.isEmpty && !$0.doc.hasSuffix(".") })
        // What comes any number of times takes all the rest, so it can only stand last.
        #expect(command.arguments.dropLast().allSatisfy { $0.count != .any })
        let help = UsageHelp.text(command)
        for flag in flags { #expect(help.contains("  \(flag.name.rawValue)")) }
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
    }

    @Test func everyCommandIsInTheOverview() {
        let overview = UsageHelp.overview()
        for command in Command.all { #expect(overview.contains("\n  \(command.name.rawValue) ")) }
    }

    @Test func helpOfOneCommand() {
        #expect(
            UsageHelp.text(.bump) == """
                start the next version in the working layer

                usage: varve bump [flags] [SCHEMA] VERSION

                arguments:
                  SCHEMA   the folder of a schema; without it, the only one of the project file
                  VERSION  the new version, for instance 2.1.0

                flags:
                  --config FILE  the project file, instead of the nearest varve.yaml
                  --color auto|always|never
                                 colour the output; auto asks the terminal and NO_COLOR
                  --help         print this help
                  --version      print the version of varve

                exit codes:
                  0   done, nothing to complain about
                  2   the schema is invalid
                  64  wrong usage
                  66  an input is missing or cannot be read
                  70  a bug in varve
                  73  an output cannot be written
                  78  the project file is invalid

                """)
    }
}

@Suite struct ColorChoiceTests {
    @Test(
        arguments: [
            ([:], true, true), ([:], false, false), (["NO_COLOR": ""], true, true), (["NO_COLOR": "1"], true, false),
            (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
            (["CLICOLOR_FORCE": ""], false, false), (["CLICOLOR": "0"], true, false), (["CLICOLOR": "1"], false, false),
            (["TERM": "dumb"], true, false), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
            (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], false, true), (["CI": "true"], true, true),
        ] as [([String: String], Bool, Bool)])
    func environmentDecides(environment: [String: String], isTerminal: Bool, expected: Bool) {
        #expect(ColorChoice.auto.isColored(environment: environment, isTerminal: isTerminal) == expected)
        #expect(ColorChoice.always.isColored(environment: environment, isTerminal: isTerminal))
        #expect(!ColorChoice.never.isColored(environment: environment, isTerminal: isTerminal))
    }
}
