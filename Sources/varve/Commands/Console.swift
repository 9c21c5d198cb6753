package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where a run prints, and what the environment says about colour.
package struct Console: Sendable {
    /// A stream of the process.
    package enum Stream: Int32, Sendable, Hashable {
        /// Results, and findings of commands that check.
        case output = 1
        /// Progress and errors.
        case errors = 2
    }

    private let environment: [String: String]
    /// What `--color` asks for.
    package var color: ColorChoice = .auto

    /// The streams and the environment of this process.
    package static let standard = Console(environment: readEnvironment())

    private init(environment: [String: String]) { self.environment = environment }

    /// Prints `text` as it is. A closed stream is no failure.
    package func write(_ text: String, to stream: Stream = .output) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { buffer in
                buffer.baseAddress.map { systemWrite(stream.rawValue, $0, buffer.count) } ?? -1
            }
            if count < 0 {
                guard errno == EINTR else { return }
            } else {
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Whether what is printed to `stream` is coloured.
    package func isColored(_ stream: Stream) -> Bool {
        color.isColored(environment: environment, isTerminal: FileSystem.isTerminal(stream.rawValue))
    }

    /// Prints diagnostics for people, with colours where they are wanted.
    package func write(_ report: DiagnosticReport, to stream: Stream = .errors) {
        write(TextRenderer(colored: isColored(stream)).render(report), to: stream)
    }

    /// Prints why a command stopped. No source, no count: it is the one thing that matters.
    package func write(_ failure: CommandFailure) {
        let style = TextStyle(colored: isColored(.errors))
        var text = style.paint("error", as: .error)
        text += style.paint(": " + VisibleText.escaped(failure.diagnostic.message), as: .message) + "\n"
        for note in failure.diagnostic.notes {
            text += style.paint("note:", as: .note) + " \(VisibleText.escaped(note))\n"
        }
        for help in failure.diagnostic.helps {
            text += style.paint("help:", as: .help) + " \(VisibleText.escaped(help))\n"
        }
        write(text, to: .errors)
    }

    private static func readEnvironment() -> [String: String] {
        var values: [String: String] = [:]
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "TERM", "CI", "GITHUB_ACTIONS"] {
            if let value = getenv(name) { values[name] = String(cString: value) }
        }
        return values
    }
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int { write(file, buffer, count) }
