/// How a run ended, for scripts. The numbers from 64 on are those of `sysexits.h`.
package enum ExitCode: Int32, Error, Sendable, Hashable, CaseIterable {
    case success = 0
    case findings = 1
    case invalidSchema = 2
    case usage = 64
    case inputMissing = 66
    case internalError = 70
    case cannotWrite = 73
    case badProject = 78

    /// What the code means, for help texts.
    package var meaning: String {
        switch self {
        case .success: "done, nothing to complain about"
        case .findings: "findings at or above --fail-on, or --check found something to change"
        case .invalidSchema: "the schema is invalid"
        case .usage: "wrong usage"
        case .inputMissing: "an input is missing or cannot be read"
        case .internalError: "a bug in varve"
        case .cannotWrite: "an output cannot be written"
        case .badProject: "the project file is invalid"
        }
    }

    /// The name printed in brackets with a failure that has no rule of its own.
    package var ruleName: String {
        switch self {
        case .success: "success"
        case .findings: "findings"
        case .invalidSchema: "invalid-schema"
        case .usage: "usage"
        case .inputMissing: "unreadable-input"
        case .internalError: "internal-error"
        case .cannotWrite: "unwritable-output"
        case .badProject: "project-file"
        }
    }
}
