/// Writes one line for each finding, `path:line:col: error: text [rule]`, the form of compilers that Xcode and editors
/// pick up. Columns count Unicode scalars.
package struct LineRenderer: DiagnosticRenderer {
    package init() {}

    package func render(_ report: DiagnosticReport) -> String {
        var text = ""
        for diagnostic in report.diagnostics {
            if let location = diagnostic.location {
                let start = location.range.start
                text += "\(VisibleText.escaped(location.path)):\(start.line):\(start.column): "
            }
            text += Self.sentence(diagnostic) + "\n"
        }
        return text
    }

    /// `error: text [rule]`.
    static func sentence(_ diagnostic: Diagnostic) -> String {
        let message = VisibleText.escaped(diagnostic.message)
        return "\(diagnostic.severity.rawValue): \(message) [\(VisibleText.escaped(diagnostic.rule))]"
    }
}
