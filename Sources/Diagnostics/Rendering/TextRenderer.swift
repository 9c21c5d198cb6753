/// Writes a report for people: sentence, place, source line with carets, second places, notes, helps and a count.
package struct TextRenderer: DiagnosticRenderer {
    private let style: TextStyle

    package init(colored: Bool = false) { style = TextStyle(colored: colored) }

    package func render(_ report: DiagnosticReport) -> String {
        if report.isEmpty { return "" }
        var indexes: [String: LineIndex] = [:]
        var text = ""
        for diagnostic in report.diagnostics {
            for location in [diagnostic.location].compactMap(\.self) + diagnostic.labels.map(\.location)
            where indexes[location.path] == nil {
                indexes[location.path] = report.sources[location.path].map(LineIndex.init)
            }
            append(diagnostic, report, indexes, to: &text)
            text += "\n"
        }
        return text + report.countLine + "\n" + more(report) + "\n"
    }

    /// Where to read on: named outright where one rule spoke.
    private func more(_ report: DiagnosticReport) -> String {
        let rules = Set(report.diagnostics.map(\.rule))
        guard let rule = rules.first, rules.count == 1 else { return "`varve explain RULE` tells more about a rule" }
        return "to learn more: varve explain \(VisibleText.escaped(rule))"
    }

    /// One diagnostic without the blank line after it.
    private func append(
        _ diagnostic: Diagnostic, _ report: DiagnosticReport, _ indexes: [String: LineIndex], to text: inout String
    ) {
        let word = "\(diagnostic.severity.rawValue)[\(VisibleText.escaped(diagnostic.rule))]"
        text += style.paint(word, as: diagnostic.severity.role)
        text += style.paint(": " + VisibleText.escaped(diagnostic.message), as: .message) + "\n"
        let gutter = gutterWidth(diagnostic)
        let margin = String(repeating: " ", count: gutter)
        if let location = diagnostic.location {
            let beside = diagnostic.labels.filter { isBeside(location, $0.location) }
            var frame = FrameWriter(style: style, gutter: gutter, report: report, indexes: indexes)
            frame.write(location, arrow: "-->", mark: "^", role: diagnostic.severity.role, beside: beside)
            for label in diagnostic.labels where !isBeside(location, label.location) {
                frame.write(label.location, arrow: ":::", mark: "-", role: .label, caption: label.text)
            }
            text += frame.text
        } else {
            var frame = FrameWriter(style: style, gutter: gutter, report: report, indexes: indexes)
            for label in diagnostic.labels {
                frame.write(label.location, arrow: ":::", mark: "-", role: .label, caption: label.text)
            }
            text += frame.text
        }
        appendRemarks(diagnostic.notes, word: "note", role: .note, margin: margin, to: &text)
        appendRemarks(diagnostic.helps, word: "help", role: .help, margin: margin, to: &text)
    }

    private func appendRemarks(
        _ remarks: [String], word: String, role: TextStyle.Role, margin: String, to text: inout String
    ) {
        for remark in remarks {
            let lines = VisibleText.lines(remark)
            text += "\(margin) \(style.paint("=", as: .gutter)) \(style.paint(word + ":", as: role)) \(lines[0])\n"
            for line in lines.dropFirst() {
                text += line.isEmpty ? "\n" : "\(margin)         \(line)\n"
            }
        }
    }

    /// Whether a second place is on the line of the first and can share its frame.
    private func isBeside(_ location: SourceLocation, _ other: SourceLocation) -> Bool {
        location.path == other.path && location.range.start.line == other.range.start.line
            && location.range.end.line == other.range.end.line && location.range.start.line == location.range.end.line
    }

    /// The columns that the widest line number of the diagnostic takes.
    private func gutterWidth(_ diagnostic: Diagnostic) -> Int {
        let locations = [diagnostic.location].compactMap(\.self) + diagnostic.labels.map(\.location)
        let widest = locations.map { max($0.range.start.line, $0.range.end.line) }.max() ?? 1
        return String(widest).utf8.count
    }
}
