import Diagnostics
import SchemaDiffing
import SchemaModel

/// Writes a diff for a terminal, at most 100 columns wide: a row for each change, a column for each store, and below what
/// is lost and what is needed.
struct DiffTextWriter {
    let style: TextStyle

    private static let width = 100
    private static let gap = "  "

    func write(_ report: DiffReport) -> String {
        let origin = report.origin.map { " (from \(VisibleText.escaped($0)))" } ?? ""
        let title = "\(report.schema) \(report.from) -> \(report.to)"
        var text = style.paint(title, as: .message) + origin + "\n"
        if !report.rows.isEmpty {
            text += "\n" + matrix(report)
            text += section("lost", report, report.losses) + section("needed", report, report.needs)
            text += section("locked", report, report.locks)
        }
        return text + "\n" + report.countLine + "\n"
    }

    // MARK: Matrix

    private func matrix(_ report: DiffReport) -> String {
        let heads = report.stores.map(\.title)
        let cells = report.rows.map { row in zip(row.records, report.stores).map { DiffCell.word($0, for: $1) } }
        let totals = report.stores.map { DiffCell.word(report, for: $0) }
        let columns = heads.indices.map { column in
            ([heads[column], totals[column]] + cells.map { $0[column] }).map(\.count).max() ?? 0
        }
        let taken = columns.reduce(0) { $0 + $1 + Self.gap.count }
        let first = max(24, Self.width - taken)
        let sentences = report.rows.map { row in
            let lines = TextWrap.lines(VisibleText.escaped(row.sentence), width: first)
            // Later lines stand below the first, indented.
            return lines.count == 1
                ? lines : TextWrap.lines(VisibleText.escaped(row.sentence), width: first - 2, indent: "  ")
        }
        let needed = min(first, (sentences.joined().map(\.count) + [8]).max() ?? first)
        var text = line(["change"], heads, columns, needed) { word, _ in style.paint(word, as: .label)
        }
        for (lines, words) in zip(sentences, cells) {
            text += line(lines, words, columns, needed, paint)
        }
        if report.rows.count > 1 {
            text += line(["in all"], totals, columns, needed, paint)
        }
        return text
    }

    /// One row: the sentence in as many lines as it takes, the words beside its first line.
    private func line(
        _ sentence: [String], _ words: [String], _ columns: [Int], _ first: Int, _ paint: (String, Int) -> String
    ) -> String {
        var text = ""
        for (index, part) in sentence.enumerated() {
            var line = part
            if index == 0 {
                var open = first - part.count
                for (column, word) in words.enumerated() {
                    line += String(repeating: " ", count: max(0, open)) + Self.gap + paint(word, column)
                    open = columns[column] - word.count
                }
            }
            text += line + "\n"
        }
        return text
    }

    private func paint(_ word: String, _ column: Int) -> String {
        switch word {
        case "none": word
        case "custom", "edit", "rebuild", "rewrite", "scan", "rows": style.paint(word, as: .warning)
        case "bridge", "refused": style.paint(word, as: .error)
        default: style.paint(word, as: .note)
        }
    }

    // MARK: Remarks

    private func section(
        _ title: String, _ report: DiffReport, _ remarks: (DiffReport.Row) -> [DiffRemark]
    ) -> String {
        var text = ""
        for row in report.rows {
            let found = remarks(row)
            if found.isEmpty { continue }
            text += indented(VisibleText.escaped(row.sentence), by: 2)
            for remark in found { text += indented("\(remark.names): \(VisibleText.escaped(remark.text))", by: 4) }
        }
        return text.isEmpty ? "" : "\n" + style.paint(title, as: .message) + "\n" + text
    }

    private func indented(_ text: String, by indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        return TextWrap.lines(text, width: Self.width - indent - 2).enumerated()
            .map { space + ($0.offset == 0 ? "" : "  ") + $0.element + "\n" }.joined()
    }
}

/// Breaks text between words, and inside a word only where it is wider than a line.
enum TextWrap {
    /// The lines of `text`, at most `width` wide, all but the first behind `indent`.
    static func lines(_ text: String, width: Int, indent: String = "") -> [String] {
        var lines: [String] = []
        var line = ""
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            var word = part
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            } else if !line.isEmpty {
                line += " "
            }
            while line.isEmpty, word.count > width {
                lines.append(String(word.prefix(width)))
                word = word.dropFirst(width)
            }
            line += word
        }
        lines.append(line)
        return lines.enumerated().map { $0.offset == 0 ? $0.element : indent + $0.element }
    }
}
