/// A command line that was understood.
package enum Invocation: Sendable, Hashable {
    case run(CommandCall)
    /// Help for one command, or for all.
    case help(CommandName?)
    case version
}

/// A command with what was written behind it.
package struct CommandCall: Sendable, Hashable {
    package let command: CommandName
    private let flags: [FlagName: String]
    private let arguments: [ArgumentName: [String]]

    init(command: CommandName, flags: [FlagName: String], arguments: [ArgumentName: [String]]) {
        self.command = command
        self.flags = flags
        self.arguments = arguments
    }

    /// Whether the flag was written, with a value or without.
    package func has(_ flag: FlagName) -> Bool { flags[flag] != nil }

    /// What was written behind the flag; nil where the flag is absent.
    package func value(_ flag: FlagName) -> String? { flags[flag] }

    /// What was written for an argument that comes at most once.
    package func argument(_ name: ArgumentName) -> String? { arguments[name]?.first }

    /// Everything that was written for an argument, in order.
    package func arguments(_ name: ArgumentName) -> [String] { arguments[name] ?? [] }
}

/// Reads the words behind `varve` by the table of commands.
///
/// Flags may stand anywhere, `--flag value` and `--flag=value` are the same, and what follows `--` is never a flag.
package struct CommandLineReader {
    private var command: Command?
    /// Whether flags came before any command.
    private var commandIsImplied = false
    private var flags: [FlagName: String] = [:]
    private var words: [String] = []

    /// The meaning of `arguments`, the words without the program's own name. Throws `CommandFailure` with exit code 64.
    package static func read(_ arguments: [String]) throws -> Invocation {
        var reader = CommandLineReader()
        return try reader.read(arguments)
    }

    private mutating func read(_ arguments: [String]) throws -> Invocation {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                break
            }
            if word == "--help" || word == "-h" { return .help(command?.name) }
            if word == "--version" { return .version }
            if word.hasPrefix("-"), word != "-" {
                guard word.hasPrefix("--") else { throw unknownFlag(word) }
                if command == nil, !isCommon(word) {
                    command = .status
                    commandIsImplied = true
                }
                try readFlag(word, &rest)
            } else if command == nil {
                if word == "help" { return .help(try rest.first.map(commandName)) }
                command = .named(try commandName(word))
            } else {
                if commandIsImplied, CommandName(rawValue: word) != nil {
                    throw CommandFailure.usage("`\(word)` stands behind its flags", helps: ["write the command first"])
                }
                words.append(word)
            }
        }
        let command = command ?? .status
        return .run(CommandCall(command: command.name, flags: flags, arguments: try assign(words, to: command)))
    }

    private func commandName(_ word: String) throws -> CommandName {
        if let name = CommandName(rawValue: word) { return name }
        throw CommandFailure.usage(
            "`\(word)` is not a command",
            helps: UsageHelp.suggestion(for: word, among: CommandName.allCases.map(\.rawValue))
                + ["`varve --help` lists the commands"])
    }

    private func isCommon(_ word: String) -> Bool {
        let name = word.prefix { $0 != "=" }
        return Command.commonFlags.contains { $0.name.rawValue == name }
    }

    private mutating func readFlag(_ word: String, _ rest: inout ArraySlice<String>) throws {
        let equals = word.firstIndex(of: "=")
        let spelling = String(word[..<(equals ?? word.endIndex)])
        let known = (command?.flags ?? []) + Command.commonFlags
        guard let flag = known.first(where: { $0.name.rawValue == spelling }) else { throw unknownFlag(spelling) }
        var value = equals.map { String(word[word.index(after: $0)...]) }
        if flag.value == .none {
            guard value == nil else { throw CommandFailure.usage("`\(spelling)` takes no value") }
            flags[flag.name] = ""
            return
        }
        if value == nil, let next = rest.first, !next.hasPrefix("--") {
            value = next
            rest.removeFirst()
        }
        guard let value, !value.isEmpty else {
            throw CommandFailure.usage("`\(spelling)` needs a value", helps: ["\(spelling) \(UsageHelp.value(flag))"])
        }
        if case .choice(_, let words) = flag.value, !words.contains(value) {
            throw CommandFailure.usage(
                "`\(value)` is no value of `\(spelling)`",
                helps: UsageHelp.suggestion(for: value, among: words) + ["one of: " + words.joined(separator: ", ")])
        }
        guard flags.updateValue(value, forKey: flag.name) == nil else {
            throw CommandFailure.usage("`\(spelling)` is written twice")
        }
    }

    private func unknownFlag(_ spelling: String) -> CommandFailure {
        let known = ((command?.flags ?? []) + Command.commonFlags).map(\.name.rawValue)
        let name = command.map { "varve \($0.name.rawValue)" } ?? "varve"
        return .usage(
            "`\(name)` has no flag `\(spelling)`",
            helps: UsageHelp.suggestion(for: spelling, among: known) + ["`\(name) --help` lists the flags"])
    }

    /// Gives each word to an argument of the command, in order; versions go to the first argument that takes one.
    private func assign(_ words: [String], to command: Command) throws -> [ArgumentName: [String]] {
        var assigned: [ArgumentName: [String]] = [:]
        var open = command.arguments[...]
        for word in words {
            if UsageHelp.looksLikeVersion(word), open.contains(where: \.name.isVersion) {
                open = open.drop { !$0.name.isVersion }
            }
            guard let argument = open.first else {
                throw CommandFailure.usage(
                    "`\(word)` is one argument too many", helps: [UsageHelp.synopsis(command)])
            }
            if argument.name.isVersion, !UsageHelp.looksLikeVersion(word) {
                throw CommandFailure.usage(
                    "`\(word)` is not a version", helps: ["write three numbers, for instance 2.1.0"])
            }
            assigned[argument.name, default: []].append(word)
            if argument.count != .any { open.removeFirst() }
        }
        for argument in command.arguments where argument.count == .required && assigned[argument.name] == nil {
            throw CommandFailure.usage("\(argument.name.rawValue) is missing", helps: [UsageHelp.synopsis(command)])
        }
        return assigned
    }
}
