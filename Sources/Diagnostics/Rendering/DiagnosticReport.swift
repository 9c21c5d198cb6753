/// What one run found, ready to be written: in a fixed order and without exact repetitions.
package struct DiagnosticReport: Sendable {
    /// Sorted by `Diagnostic.precedes`; no two are equal.
    package let diagnostics: [Diagnostic]
    /// The files that the diagnostics point into, by `SourceFile.path`. A file may be absent: its lines are not shown.
    package let sources: [String: SourceFile]

    package init(_ diagnostics: [Diagnostic], sources: [String: SourceFile] = [:]) {
        var seen: Set<Diagnostic> = []
        seen.reserveCapacity(diagnostics.count)
        self.diagnostics = diagnostics.filter { seen.insert($0).inserted }.sorted(by: Diagnostic.precedes)
        self.sources = sources
    }

    package var isEmpty: Bool { diagnostics.isEmpty }

    /// The gravest severity found; nil where nothing was.
    package var gravest: Severity? { diagnostics.lazy.map(\.severity).max() }

    /// How many findings have the severity.
    package func count(of severity: Severity) -> Int {
        diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
    }

    /// The last line of a report for people, for instance `2 errors, 1 warning`; empty where nothing was found.
    package var countLine: String {
        let severities: [Severity] = [.error, .warning, .note]
        return severities.compactMap { severity -> String? in
            let count = count(of: severity)
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
}

/// A way to write a report.
package protocol DiagnosticRenderer: Sendable {
    /// The whole text of `report`, ending in a line break unless it is empty.
    func render(_ report: DiagnosticReport) -> String
}

/// The forms a report can be asked for in, by the name of the `--format` flag.
package enum DiagnosticFormat: String, Sendable, Hashable, CaseIterable {
    /// For people: sentences, source lines, carets.
    case text
    /// For Xcode and editors: one line each.
    case line
    /// For programs: one JSON object.
    case json
    /// For GitHub Actions: workflow commands that become annotations.
    case github

    /// The writer of this form; only `text` is ever coloured.
    package func renderer(colored: Bool = false) -> any DiagnosticRenderer {
        switch self {
        case .text: TextRenderer(colored: colored)
        case .line: LineRenderer()
        case .json: JSONRenderer()
        case .github: GitHubRenderer()
        }
    }
}
