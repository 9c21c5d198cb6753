/// Every flag, by its spelling.
package enum FlagName: String, Sendable, Hashable, CaseIterable {
    case access = "--access"
    case against = "--against"
    case all = "--all"
    case check = "--check"
    case color = "--color"
    case config = "--config"
    case conformances = "--conformances"
    case database = "--database"
    case depfile = "--depfile"
    case dryRun = "--dry-run"
    case failOn = "--fail-on"
    case format = "--format"
    case help = "--help"
    case listInputs = "--list-inputs"
    case listOutputs = "--list-outputs"
    case name = "--name"
    case oldest = "--oldest"
    case output = "--output"
    case platform = "--platform"
    case stamp = "--stamp"
    case target = "--target"
    case version = "--version"
}

/// What is written behind a flag.
package enum FlagValue: Sendable, Hashable {
    /// Nothing: the flag is on or off.
    case none
    /// Any text; the name stands for it in help.
    case text(String)
    /// One of a few words; the name stands for them in help.
    case choice(String, [String])
}

/// A flag of one command.
package struct Flag: Sendable, Hashable {
    package let name: FlagName
    package let value: FlagValue
    /// One line of help.
    package let doc: String

    init(_ name: FlagName, _ value: FlagValue, _ doc: String) {
        self.name = name
        self.value = value
        self.doc = doc
    }

    init(_ name: FlagName, _ doc: String) { self.init(name, .none, doc) }
}

/// Every argument without a flag, by the word for it in help.
package enum ArgumentName: String, Sendable, Hashable, CaseIterable {
    case folder = "FOLDER"
    case schema = "SCHEMA"
    case schemas = "SCHEMAS"
    case files = "FILES"
    case path = "PATH"
    case rule = "RULE"
    case from = "FROM"
    case to = "TO"
    case version = "VERSION"

    /// Whether it is a version: a text that begins with a digit and holds no slash goes to such an argument.
    var isVersion: Bool { self == .from || self == .to || self == .version }
}

/// An argument of one command.
package struct Argument: Sendable, Hashable {
    /// How many times it may come.
    package enum Count: Sendable, Hashable {
        case optional, required, any
    }

    package let name: ArgumentName
    package let count: Count
    /// One line of help.
    package let doc: String

    init(_ name: ArgumentName, _ count: Count, _ doc: String) {
        self.name = name
        self.count = count
        self.doc = doc
    }

    init(_ name: ArgumentName, _ doc: String) { self.init(name, .optional, doc) }
}

/// Every command, by its spelling.
package enum CommandName: String, Sendable, Hashable, CaseIterable {
    case `init`, check, format, generate, diff, freeze, bump, status, why, explain
    case jsonSchema = "json-schema"
}

/// All that is known of a command before it runs: the reader, the help, the errors of usage, completions and the manual
/// page are made from it.
package struct Command: Sendable, Hashable {
    package let name: CommandName
    /// One line for the list of commands, without a final stop.
    package let summary: String
    /// What else help says, as paragraphs.
    package let discussion: [String]
    package let arguments: [Argument]
    /// Its own flags, without those that every command has.
    package let flags: [Flag]
    /// The codes it can end with besides success, wrong usage and a bug.
    package let exitCodes: [ExitCode]

    /// The command called `name`.
    package static func named(_ name: CommandName) -> Command {
        switch name {
        case .`init`: .initialize
        case .check: .check
        case .format: .format
        case .generate: .generate
        case .diff: .diff
        case .freeze: .freeze
        case .bump: .bump
        case .status: .status
        case .why: .why
        case .explain: .explain
        case .jsonSchema: .jsonSchema
        }
    }

    /// All commands in the order of help.
    package static let all = CommandName.allCases.map(named)

    /// The flags that every command has.
    package static let commonFlags = [
        Flag(
            .color, .choice("WHEN", ["auto", "always", "never"]),
            "colour the output; auto asks the terminal and NO_COLOR"),
        Flag(.help, "print this help"),
        Flag(.version, "print the version of varve"),
    ]
}
