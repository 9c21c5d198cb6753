import Diagnostics
import SchemaDiffing
import SchemaModel

/// Writes why an element got its verdicts, for a terminal.
struct WhyTextWriter {
    let style: TextStyle
    private static let width = 100

    func write(_ report: WhyReport) -> String {
        let title = "`\(VisibleText.escaped(report.path.description))` of \(report.schema)"
        let range = "\(report.from) -> \(report.to)"
        if report.steps.isEmpty, report.direct?.entries.isEmpty ?? true {
            return "\(title) does not change, \(range)\n"
        }
        var text = style.paint("\(title), \(range)", as: .message) + "\n"
        for step in report.steps {
            text += "\n" + self.text(of: step, report, columns: Array(report.stores.indices))
        }
        let differing = report.differing
        if let direct = report.direct, !differing.isEmpty {
            let names = differing.map(\.store.title).joined(separator: ", ")
            text += "\n" + style.paint("who skips the versions in between", as: .message) + "\n"
            text += wrapped("a store that goes straight from \(report.from) to \(report.to): \(names)", indent: 2)
            text +=
                direct.entries.isEmpty
                ? wrapped("nothing changes on that way", indent: 2)
                : self.text(of: direct, report, columns: differing.map(\.column))
        }
        return text
    }

    private func text(of step: WhyReport.Step, _ report: WhyReport, columns: [Int]) -> String {
        var text = style.paint("\(step.from) -> \(step.to)", as: .label) + "\n"
        for entry in step.entries {
            text += wrapped(VisibleText.escaped(entry.sentence), indent: 2)
            for (stores, record) in joined(entry, report, columns) {
                text += self.text(of: record, for: stores)
            }
        }
        return text
    }

    /// Stores with one and the same answer stand together.
    private func joined(
        _ entry: WhyReport.Entry, _ report: WhyReport, _ columns: [Int]
    ) -> [(stores: [Store], record: ChangeRecord)] {
        var order: [ChangeRecord] = []
        var stores: [ChangeRecord: [Store]] = [:]
        for column in columns {
            let record = entry.records[column]
            if stores[record] == nil { order.append(record) }
            stores[record, default: []].append(report.stores[column])
        }
        return order.map { (stores[$0] ?? [], $0) }
    }

    private func text(of record: ChangeRecord, for stores: [Store]) -> String {
        let word = stores.first.map { DiffCell.word(record, for: $0) } ?? record.verdict.rawValue
        let names = stores.map(\.title).joined(separator: ", ")
        var text = wrapped("\(names): \(word), because \(VisibleText.escaped(record.reason))", indent: 4)
        let sentence = stores.lazy.compactMap { RuleSentences.sentence(of: record.rule, for: $0) }.first
        text += wrapped("rule \(record.rule)" + (sentence.map { ": \($0)" } ?? ""), indent: 6)
        for loss in record.loss { text += wrapped("loses \(VisibleText.escaped(loss))", indent: 6) }
        if let lock = record.lock { text += wrapped("locks \(lock.rawValue)", indent: 6) }
        let source = record.source.isEmpty ? "no source" : record.source
        return text + wrapped("\(record.certainty.rawValue), from \(source)", indent: 6)
    }

    private func wrapped(_ text: String, indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        return TextWrap.lines(text, width: Self.width - indent - 2).enumerated()
            .map { space + ($0.offset == 0 ? "" : "  ") + $0.element + "\n" }.joined()
    }
}
