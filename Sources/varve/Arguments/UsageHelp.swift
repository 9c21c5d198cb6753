import Diagnostics

/// Texts about usage, made from the table of commands.
package enum UsageHelp {
    /// How a command is written, for instance `varve bump [flags] [SCHEMA] VERSION`.
    package static func synopsis(_ command: Command) -> String {
        let flags = command.flags.isEmpty ? [] : ["[flags]"]
        let arguments = command.arguments.map { argument in
            switch argument.count {
            case .optional: "[\(argument.name.rawValue)]"
            case .required: argument.name.rawValue
            case .any: "[\(argument.name.rawValue)...]"
            }
        }
        return (["varve", command.name.rawValue] + flags + arguments).joined(separator: " ")
    }

    /// The help for one command.
    package static func text(_ command: Command) -> String {
        var text = "\(command.summary)\n\nusage: \(synopsis(command))\n"
        for paragraph in command.discussion { text += "\n" + wrapped(paragraph, indent: 0) }
        if !command.arguments.isEmpty {
            text += "\narguments:\n" + table(command.arguments.map { ($0.name.rawValue, $0.doc) })
        }
        text += "\nflags:\n" + table((command.flags + Command.commonFlags).map { (spelling($0), $0.doc) })
        let codes = ([.success] + command.exitCodes + [.usage, .internalError]).sorted { $0.rawValue < $1.rawValue }
        return text + "\nexit codes:\n" + table(codes.map { (String($0.rawValue), $0.meaning) })
    }

    /// The help for the whole tool.
    package static func overview() -> String {
        var text = "a schema compiler for data that lives on people's devices\n\nusage: varve [COMMAND] [flags]\n"
        text += "\ncommands:\n" + table(Command.all.map { ($0.name.rawValue, $0.summary) })
        text += "\nflags:\n" + table(Command.commonFlags.map { (spelling($0), $0.doc) })
        return text + "\n`varve COMMAND --help` tells more about one; without a command, varve runs `status`\n"
    }

    /// The flag with what stands behind it, for instance `--format text|json`.
    static func spelling(_ flag: Flag) -> String {
        flag.value == .none ? flag.name.rawValue : "\(flag.name.rawValue) \(value(flag))"
    }

    /// What stands behind the flag, for instance `FILE` or `auto|always|never`.
    static func value(_ flag: Flag) -> String {
        switch flag.value {
        case .none: ""
        case .text(let name): name
        case .choice(_, let words): words.joined(separator: "|")
        }
    }

    /// Whether `word` is meant as a version: it begins with a digit and is no path.
    static func looksLikeVersion(_ word: String) -> Bool {
        guard let first = word.utf8.first, (48...57).contains(first) else { return false }
        return !word.utf8.contains(UInt8(ascii: "/"))
    }

    /// "did you mean", or nothing.
    static func suggestion(for word: String, among words: [String]) -> [String] {
        Suggestion.closest(to: word, among: words).map { ["did you mean `\($0)`?"] } ?? []
    }

    /// Two columns; a wide first column pushes the second to a line of its own.
    private static func table(_ rows: [(String, String)]) -> String {
        let widest = 24
        let column = rows.map(\.0.utf8.count).filter { $0 <= widest }.max() ?? widest
        var text = ""
        for (head, body) in rows {
            let lines = wrapped(body, indent: column + 4)
            if head.utf8.count <= widest {
                text += "  " + head + lines.dropFirst(2 + head.utf8.count)
            } else {
                text += "  " + head + "\n" + lines
            }
        }
        return text
    }

    /// `text` in lines of at most 100 columns, each behind `indent` blanks and ended by a line break.
    private static func wrapped(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.utf8.count + 1 + word.utf8.count > 100 {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        lines.append(line)
        return lines.map { margin + $0 + "\n" }.joined()
    }
}
