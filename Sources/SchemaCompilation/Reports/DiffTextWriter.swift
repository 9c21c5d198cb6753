import Diagnostics
import SchemaDiffing

/// Writes a diff for a terminal, at most 100 columns wide.
struct DiffTextWriter {
    let style: TextStyle

    private static let width = 100
    /// Where sentences begin: behind the longest verdict.
    private static let indent = 15

    func write(_ report: DiffReport) -> String {
        var text = style.paint("\(report.schema) \(report.from) -> \(report.to)", as: .message)
        text += "  SwiftData: \(paint(report.verdict))\n"
        if !report.rows.isEmpty { text += "\n" }
        for row in report.rows {
            let verdict = row.record.verdict
            let space = String(repeating: " ", count: Self.indent - 2 - verdict.rawValue.count)
            text += "  \(paint(verdict))\(space)" + wrapped(VisibleText.escaped(row.sentence)) + "\n"
            for remark in remarks(row) {
                text += String(repeating: " ", count: Self.indent) + wrapped(VisibleText.escaped(remark)) + "\n"
            }
        }
        return text + "\n" + report.countLine + "\n"
    }

    /// What stands below a change: why it needs something and who provides it, and what is lost.
    private func remarks(_ row: DiffReport.Row) -> [String] {
        let record = row.record
        var remarks: [String] = []
        if record.verdict.needsMore || !record.loss.isEmpty || record.inference == .dataDependent {
            let certainty = record.certainty == .probable ? " (probable)" : ""
            remarks.append("\(record.reason)\(certainty) [\(record.rule)]")
        }
        if let provision = row.provision { remarks.append(provision) }
        return remarks + record.loss.map { "loses: \($0)" }
    }

    private func paint(_ verdict: Verdict) -> String {
        switch verdict {
        case .none: verdict.rawValue
        case .lightweight: style.paint(verdict.rawValue, as: .note)
        case .custom: style.paint(verdict.rawValue, as: .warning)
        case .bridge, .refused: style.paint(verdict.rawValue, as: .error)
        }
    }

    /// The text broken between words, later lines indented below the first.
    private func wrapped(_ text: String) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !line.isEmpty, line.count + 1 + word.count > Self.width - Self.indent {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        lines.append(line)
        return lines.joined(separator: "\n" + String(repeating: " ", count: Self.indent))
    }
}
