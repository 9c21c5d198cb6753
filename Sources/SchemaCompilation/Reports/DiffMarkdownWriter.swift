import Diagnostics
import SchemaDiffing
import SchemaModel

/// Writes a diff as GitHub-flavoured Markdown, for a pull request. A comment there holds 65,536 characters: what does not
/// fit is cut, the least grave changes first, and the text says how many.
struct DiffMarkdownWriter {
    /// The most characters of one text.
    var limit = 60_000

    func write(_ report: DiffReport) -> String {
        var text = "<!-- varve:diff schema=\(escaped(report.schema)) -->\n"
        text += "## \(escaped(report.schema)) \(report.from) → \(report.to)\n\n"
        text += summary(report) + "\n"
        if report.rows.isEmpty { return text + footer(report) }
        let shown = selection(of: report, room: limit - text.count - 2_000)
        text += "\n| Change | " + report.stores.map(\.title).joined(separator: " | ") + " |\n"
        text += "|---|" + report.stores.map { _ in "---|" }.joined() + "\n"
        for row in shown { text += tableRow(row, report) }
        let cut = report.rows.count - shown.count
        if cut > 0 { text += "\n\(cut) less grave \(cut == 1 ? "change is" : "changes are") not shown.\n" }
        text += section("Lost", shown, report.losses) + section("Needed", shown, report.needs)
        text += section("Locked", shown, report.locks)
        return text + footer(report)
    }

    private func summary(_ report: DiffReport) -> String {
        let words = report.stores.map { "\($0.title) **\(DiffCell.word(report, for: $0))**" }
        return report.rows.isEmpty
            ? report.countLine : "\(report.countLine). In all: " + words.joined(separator: ", ")
    }

    private func tableRow(_ row: DiffReport.Row, _ report: DiffReport) -> String {
        let words = zip(row.records, report.stores).map { DiffCell.word($0, for: $1) }
        return "| \(escaped(row.sentence)) | " + words.joined(separator: " | ") + " |\n"
    }

    private func section(
        _ title: String, _ rows: [DiffReport.Row], _ remarks: (DiffReport.Row) -> [DiffRemark]
    ) -> String {
        var text = ""
        for row in rows {
            let found = remarks(row)
            if found.isEmpty { continue }
            text += "- \(escaped(row.sentence))\n"
            for remark in found { text += "  - \(remark.names): \(escaped(remark.text))\n" }
        }
        return text.isEmpty ? "" : "\n### \(title)\n\n\(text)"
    }

    private func footer(_ report: DiffReport) -> String {
        let origin = report.origin.map { ", compared with \(escaped($0))" } ?? ""
        return "\n<sub>varve diff \(report.from) \(report.to)\(origin)</sub>\n"
    }

    // MARK: Limits

    /// The rows that fit, in their order; the gravest are chosen first.
    private func selection(of report: DiffReport, room: Int) -> [DiffReport.Row] {
        var left = room
        var chosen: Set<Int> = []
        let gravity = report.rows.map { row in row.records.map(\.verdict).max() ?? .none }
        let ranked = report.rows.indices.sorted { left, right in
            gravity[left] == gravity[right] ? left < right : gravity[left] > gravity[right]
        }
        for index in ranked {
            left -= size(of: report.rows[index], report)
            if left < 0 { break }
            chosen.insert(index)
        }
        return report.rows.indices.filter(chosen.contains).map { report.rows[$0] }
    }

    private func size(of row: DiffReport.Row, _ report: DiffReport) -> Int {
        let remarks = [report.losses(of: row), report.needs(of: row), report.locks(of: row)]
        let sentence = escaped(row.sentence).count + 4
        return tableRow(row, report).count
            + remarks.map { list in
                list.isEmpty ? 0 : list.map { $0.names.count + escaped($0.text).count + 8 }.reduce(sentence, +)
            }.reduce(0, +)
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
