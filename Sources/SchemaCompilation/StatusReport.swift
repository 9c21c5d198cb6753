package import Diagnostics
import SchemaDiffing
package import SchemaModel

/// Where a schema stands: what is released, what is pending, and the command to run next.
package struct StatusReport: Sendable {
    package let schema: String
    /// The newest sealed version; nil before the first release.
    package let released: SchemaVersion?
    /// The layer being worked on, where it is newer than the released one.
    package let working: SchemaVersion?
    /// The changes of the working layer; nil where nothing came before it.
    package let pending: DiffReport?

    package init(_ history: SchemaHistory, project: Project = Project(), placement: FindingPlacement) {
        schema = history.name
        let sealed = history.layers.last { $0.isFrozen }
        released = sealed?.version
        working = history.newest.isFrozen ? nil : history.newest.version
        pending = sealed.flatMap { sealed in
            history.newest.isFrozen
                ? nil
                : DiffReport(
                    from: sealed.schema, to: history.newest.schema, in: history, project: project,
                    placement: placement)
        }
    }

    /// For instance `TaskManager  released 1.0.0  working 2.0.0: lightweight (7 changes)`.
    package func line(style: TextStyle) -> String {
        var parts = [style.paint(schema, as: .message), released.map { "released \($0)" } ?? "nothing released"]
        if let working {
            var text = "working \(working)"
            if let pending {
                text += pending.rows.isEmpty ? ", no changes" : ": \(pending.verdict.rawValue) (\(pending.countLine))"
            }
            parts.append(text)
        }
        return parts.joined(separator: "  ")
    }

    /// What to run next for the folder `path`, with the reason.
    package func next(path: String) -> String {
        let quoted = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) } ? path : "'\(path)'"
        guard let working else {
            let version = released?.nextMinor ?? SchemaVersion(1, 0, 0)
            return "to change it: varve bump \(quoted) \(version)"
        }
        if pending?.rows.isEmpty == true { return "nothing to release yet" }
        return "before \(working) reaches anybody: varve freeze \(quoted)"
    }
}
