package import Diagnostics

/// Why a command cannot go on: the message to print and the exit code.
package struct CommandFailure: Error, Sendable, Hashable {
    package let exitCode: ExitCode
    package let diagnostic: Diagnostic

    package init(_ exitCode: ExitCode, _ message: String, notes: [String] = [], helps: [String] = []) {
        self.exitCode = exitCode
        diagnostic = Diagnostic(
            rule: exitCode.ruleName, severity: .error, message: message, notes: notes, helps: helps)
    }

    /// A command line that makes no sense.
    package static func usage(_ message: String, helps: [String] = []) -> CommandFailure {
        CommandFailure(.usage, message, helps: helps)
    }

    /// An input that is missing or cannot be read.
    package static func input(_ message: String, notes: [String] = [], helps: [String] = []) -> CommandFailure {
        CommandFailure(.inputMissing, message, notes: notes, helps: helps)
    }

    /// An output that cannot or must not be written.
    package static func output(_ message: String, notes: [String] = [], helps: [String] = []) -> CommandFailure {
        CommandFailure(.cannotWrite, message, notes: notes, helps: helps)
    }
}
