/// Writes one JSON object: `version` (of this form, raised when a key changes its meaning or goes), `diagnostics` in order,
/// one a line, and `counts` by severity.
///
/// A diagnostic has `rule`, `severity`, `message`, `element` and `location` (null where there is none), `labels`, `notes`
/// and `helps`. A location has `path` and the half-open range `start`, `end`; a position has `line` and `column` from 1
/// (in Unicode scalars) and `offset` from 0 (in bytes). Keys always come in this order.
package struct JSONRenderer: DiagnosticRenderer {
    /// The version of the form.
    package static let version = 1

    package init() {}

    package func render(_ report: DiagnosticReport) -> String {
        var text = "{\n  \"version\": \(Self.version),\n  \"diagnostics\": ["
        for (index, diagnostic) in report.diagnostics.enumerated() {
            text += index == 0 ? "\n    " : ",\n    "
            append(diagnostic, to: &text)
        }
        text += report.isEmpty ? "],\n" : "\n  ],\n"
        let counts = [Severity.error, .warning, .note].map { "\"\($0.rawValue)\": \(report.count(of: $0))" }
        return text + "  \"counts\": { \(counts.joined(separator: ", ")) }\n}\n"
    }

    private func append(_ diagnostic: Diagnostic, to text: inout String) {
        text += "{ \"rule\": "
        JSONText.append(diagnostic.rule, to: &text)
        text += ", \"severity\": \"\(diagnostic.severity.rawValue)\", \"message\": "
        JSONText.append(diagnostic.message, to: &text)
        text += ", \"element\": " + (diagnostic.element.map(JSONText.string) ?? "null")
        text += ", \"location\": " + (diagnostic.location.map(location) ?? "null")
        let labels = diagnostic.labels.map {
            "{ \"text\": \(JSONText.string($0.text)), \"location\": \(location($0.location)) }"
        }
        text += ", \"labels\": [\(labels.joined(separator: ", "))]"
        text += ", \"notes\": \(JSONText.strings(diagnostic.notes))"
        text += ", \"helps\": \(JSONText.strings(diagnostic.helps)) }"
    }

    private func location(_ location: SourceLocation) -> String {
        let start = position(location.range.start)
        let end = position(location.range.end)
        return "{ \"path\": \(JSONText.string(location.path)), \"start\": \(start), \"end\": \(end) }"
    }

    private func position(_ position: SourcePosition) -> String {
        "{ \"line\": \(position.line), \"column\": \(position.column), \"offset\": \(position.offset) }"
    }
}
