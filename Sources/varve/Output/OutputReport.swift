package import Diagnostics

/// What a run did to an output folder or, in a run that writes nothing, would do.
package struct OutputReport: Sendable, Hashable {
    /// What happens to one file.
    package enum Action: String, Sendable, Hashable, CaseIterable {
        case create, replace, remove, keep
    }

    /// A file and what happens to it.
    package struct Change: Sendable, Hashable {
        package let action: Action
        /// The path with the output folder in front.
        package let path: String
    }

    /// Every file that is produced or goes, sorted by path.
    package let changes: [Change]
    /// What the user should know: files that stay although nothing produces them any more.
    package let warnings: [Diagnostic]

    /// Whether anything is missing, different or too many.
    package var isStale: Bool { changes.contains { $0.action != .keep } }

    /// The files to which `action` happens, with the output folder in front.
    package func paths(_ action: Action) -> [String] { changes.filter { $0.action == action }.map(\.path) }

    /// One line for each file that is not as it should be, for `--check`.
    package var staleLines: [String] {
        changes.compactMap { change in
            switch change.action {
            case .create: "missing: \(VisibleText.escaped(change.path))"
            case .replace: "stale: \(VisibleText.escaped(change.path))"
            case .remove: "extra: \(VisibleText.escaped(change.path))"
            case .keep: nil
            }
        }
    }

    /// One line for each file that a run would touch, for `--dry-run`.
    package var intentLines: [String] {
        changes.compactMap { change in
            change.action == .keep ? nil : "would \(change.action.rawValue) \(VisibleText.escaped(change.path))"
        }
    }
}
