/// Writes workflow commands of GitHub Actions, which show each finding beside its line in a pull request.
///
/// GitHub keeps ten annotations of a kind from one step: the rest is written as plain lines for the log, with a count.
/// Paths are written as they are; they must be relative to the root of the repository.
package struct GitHubRenderer: DiagnosticRenderer {
    /// How many annotations of one kind GitHub shows for a step. Source: github.com/orgs/community/discussions/26680.
    package static let annotationLimit = 10

    package init() {}

    package func render(_ report: DiagnosticReport) -> String {
        var text = ""
        var annotated: [Severity: Int] = [:]
        var rest = 0
        for diagnostic in report.diagnostics {
            let count = annotated[diagnostic.severity, default: 0]
            annotated[diagnostic.severity] = count + 1
            if count < Self.annotationLimit {
                text += command(diagnostic) + "\n"
            } else {
                rest += 1
                text += plainLine(diagnostic) + "\n"
            }
        }
        if rest > 0 { text += "\(rest) more than GitHub shows as annotations: see the lines above\n" }
        return text
    }

    private func command(_ diagnostic: Diagnostic) -> String {
        var properties: [String] = []
        if let location = diagnostic.location {
            let start = location.range.start
            let end = location.range.end
            properties.append("file=\(property(location.path))")
            properties.append("line=\(start.line)")
            properties.append("endLine=\(max(start.line, end.line))")
            // Columns are only understood where both ends are on one line.
            if start.line == end.line { properties.append("col=\(start.column),endColumn=\(end.column)") }
        }
        properties.append("title=\(property(diagnostic.rule))")
        let remarks = diagnostic.notes.map { "note: " + $0 } + diagnostic.helps.map { "help: " + $0 }
        let message = ([diagnostic.message] + remarks).joined(separator: "\n")
        return "::\(keyword(diagnostic.severity)) \(properties.joined(separator: ","))::\(data(message))"
    }

    /// A line that cannot be taken for a command, since it begins with the severity.
    private func plainLine(_ diagnostic: Diagnostic) -> String {
        let sentence = LineRenderer.sentence(diagnostic)
        guard let location = diagnostic.location else { return sentence }
        let start = location.range.start
        return "\(sentence) at \(VisibleText.escaped(location.path)):\(start.line):\(start.column)"
    }

    private func keyword(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// Escapes the text of a command: per cent signs and line breaks; other controls become visible.
    private func data(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: VisibleText.append(scalar, to: &result)
            }
        }
        return result
    }

    /// Escapes the value of a property, where colons and commas also have a meaning.
    private func property(_ text: String) -> String {
        var result = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
