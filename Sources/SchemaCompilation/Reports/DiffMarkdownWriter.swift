import Diagnostics
import SchemaDiffing

/// Writes a diff as GitHub-flavoured Markdown, for a pull request.
struct DiffMarkdownWriter {
    func write(_ report: DiffReport) -> String {
        var text = "## \(escaped(report.schema)) \(report.from) → \(report.to)\n\n"
        text += "SwiftData: **\(report.verdict.rawValue)**, \(report.countLine)\n"
        if report.rows.isEmpty { return text }
        text += "\n| SwiftData | Change | Why |\n|---|---|---|\n"
        for row in report.rows {
            let certainty = row.record.certainty == .probable ? " (probable)" : ""
            let provision = row.provision.map { "; " + escaped($0) } ?? ""
            let why = "\(escaped(row.record.reason))\(certainty)\(provision)"
            text += "| \(row.record.verdict.rawValue) | \(escaped(row.sentence)) | \(why) |\n"
        }
        let losses = report.rows.flatMap { row in row.record.loss.map { (row, $0) } }
        if !losses.isEmpty {
            text += "\n### Lost\n\n"
            for (row, loss) in losses { text += "- \(escaped(loss)) (\(escaped(row.sentence)))\n" }
        }
        return text
    }

    /// Text in a table cell: back-ticks stay code, everything else that Markdown or HTML reads is made plain.
    private func escaped(_ text: String) -> String {
        var result = ""
        var isCode = false
        for character in VisibleText.escaped(text) {
            if character == "`" { isCode.toggle() }
            switch character {
            case "|": result += "\\|"
            case "<" where !isCode: result += "&lt;"
            case "&" where !isCode: result += "&amp;"
            case "*" where !isCode, "_" where !isCode, "[" where !isCode: result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
