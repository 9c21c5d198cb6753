/// How grave a finding is.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case note
    case warning
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A rule of the tool: its readable name, what it holds, and how grave a breach is unless a project says otherwise.
package struct Rule: Sendable, Hashable {
    /// Lower-case words joined by hyphens, for instance `missing-inverse`.
    package let name: String
    /// One sentence: what the rule demands and why a store cares.
    package let summary: String
    package let severity: Severity

    package init(name: String, summary: String, severity: Severity = .error) {
        self.name = name
        self.summary = summary
        self.severity = severity
    }
}

/// What is wrong, where, why it matters and the edit to make: one value for every writer.
package struct Diagnostic: Sendable, Hashable {
    /// A second place that helps to understand the first, for instance the older layer.
    package struct Label: Sendable, Hashable {
        package let text: String
        package let location: SourceLocation

        package init(_ text: String, at location: SourceLocation) {
            self.text = text
            self.location = location
        }
    }

    /// The name of the rule that speaks.
    package var rule: String
    package var severity: Severity
    /// One sentence without a final stop, elements in back-ticks.
    package var message: String
    /// The path of the element concerned, for instance `Task.title`; the key of waivers and of stable fingerprints.
    package var element: String?
    /// Where to look first. Absent only where no file is to blame (a missing folder, a wrong flag).
    package var location: SourceLocation?
    package var labels: [Label]
    /// Facts: why the store cares.
    package var notes: [String]
    /// Edits to make, as text to paste where possible.
    package var helps: [String]

    package init(
        rule: String, severity: Severity, message: String, element: String? = nil, location: SourceLocation? = nil,
        labels: [Label] = [], notes: [String] = [], helps: [String] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.element = element
        self.location = location
        self.labels = labels
        self.notes = notes
        self.helps = helps
    }

    /// A finding of `rule` with the rule's own severity.
    package init(
        _ rule: Rule, _ message: String, element: String? = nil, at location: SourceLocation?,
        labels: [Label] = [], notes: [String] = [], helps: [String] = []
    ) {
        self.init(
            rule: rule.name, severity: rule.severity, message: message, element: element, location: location,
            labels: labels, notes: notes, helps: helps)
    }
}

extension Diagnostic {
    /// The order in which diagnostics are printed: by file, place, gravity, rule, message; the machine never matters.
    package static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        let leftPath = left.location?.path ?? ""
        let rightPath = right.location?.path ?? ""
        if leftPath != rightPath { return leftPath.utf8.lexicographicallyPrecedes(rightPath.utf8) }
        let leftOffset = left.location?.range.start.offset ?? -1
        let rightOffset = right.location?.range.start.offset ?? -1
        if leftOffset != rightOffset { return leftOffset < rightOffset }
        if left.severity != right.severity { return left.severity > right.severity }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }
}
