/// Writes the frames of one diagnostic: place, source line, underline.
struct FrameWriter {
    private(set) var text = ""
    private let style: TextStyle
    private let gutter: Int
    private let report: DiagnosticReport
    private let indexes: [String: LineIndex]

    init(style: TextStyle, gutter: Int, report: DiagnosticReport, indexes: [String: LineIndex]) {
        self.style = style
        self.gutter = gutter
        self.report = report
        self.indexes = indexes
    }

    /// Writes the place and, where the source is at hand, its line with `mark` under it and `caption` behind the marks.
    /// Labels `beside` are underlined in the same frame.
    mutating func write(
        _ location: SourceLocation, arrow: String, mark: Character, role: TextStyle.Role, caption: String = "",
        beside: [Diagnostic.Label] = []
    ) {
        let margin = String(repeating: " ", count: gutter)
        let start = location.range.start
        let place = "\(VisibleText.escaped(location.path)):\(start.line):\(start.column)"
        text += "\(margin)\(style.paint(arrow, as: .gutter)) \(place)\n"
        guard let source = report.sources[location.path], let index = indexes[location.path] else {
            if !caption.isEmpty { writeRuler(" \(VisibleText.escaped(caption))") }
            return
        }
        let span = shownSpan(location.range, in: source.bytes)
        let first = index.line(around: span.lowerBound)
        let last = index.line(around: span.upperBound)
        writeRuler("")
        let spansLines = last.lowerBound > first.lowerBound
        let firstEnd = max(span.lowerBound, min(span.upperBound, first.upperBound))
        write(
            line: first, number: start.line, span: span.lowerBound..<firstEnd, bytes: source.bytes, mark: mark,
            role: role, caption: spansLines ? "" : caption)
        // A line that is cut around its span has other columns for another span.
        let sharesFrame = first.count <= SourceFrame.widestLine
        for label in beside where sharesFrame {
            let frame = SourceFrame(source.bytes, line: first, span: offsets(label.location.range))
            writeUnderline(frame, mark: "-", role: .label, caption: label.text)
        }
        if spansLines {
            if location.range.end.line > start.line + 1 { text += style.paint("...", as: .gutter) + "\n" }
            let content = contentStart(of: last, in: source.bytes)
            write(
                line: last, number: lastLine(location.range, trimmedTo: span.upperBound, in: source.bytes),
                span: min(content, span.upperBound)..<span.upperBound, bytes: source.bytes, mark: mark, role: role,
                caption: caption)
        }
        for label in beside where !sharesFrame {
            write(label.location, arrow: ":::", mark: "-", role: .label, caption: label.text)
        }
    }

    private mutating func write(
        line: Range<Int>, number: Int, span: Range<Int>, bytes: [UInt8], mark: Character, role: TextStyle.Role,
        caption: String
    ) {
        let frame = SourceFrame(bytes, line: line, span: span)
        let digits = String(number)
        let padding = String(repeating: " ", count: max(0, gutter - digits.utf8.count))
        let head = style.paint("\(padding)\(digits) |", as: .gutter)
        text += frame.text.isEmpty ? "\(head)\n" : "\(head) \(frame.text)\n"
        writeUnderline(frame, mark: mark, role: role, caption: caption)
    }

    private mutating func writeUnderline(
        _ frame: SourceFrame, mark: Character, role: TextStyle.Role, caption: String
    ) {
        let marks = String(repeating: mark, count: frame.width)
        let words = caption.isEmpty ? marks : "\(marks) \(VisibleText.escaped(caption))"
        writeRuler(" " + String(repeating: " ", count: frame.column) + style.paint(words, as: role))
    }

    private mutating func writeRuler(_ content: String) {
        text += style.paint(String(repeating: " ", count: gutter) + " |", as: .gutter) + content + "\n"
    }

    private func offsets(_ range: SourceRange) -> Range<Int> {
        let start = max(0, range.start.offset)
        return start..<max(start, range.end.offset)
    }

    /// The offsets of `range` inside the file, without the blanks and line breaks at its end.
    private func shownSpan(_ range: SourceRange, in bytes: [UInt8]) -> Range<Int> {
        let start = min(max(range.start.offset, 0), bytes.count)
        var end = min(max(range.end.offset, start), bytes.count)
        guard range.end.line > range.start.line else { return start..<end }
        // A collection of YAML ends where the next thing begins; a bound keeps hostile blanks from costing time.
        for _ in 0..<4096 where end > start && [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private func contentStart(of line: Range<Int>, in bytes: [UInt8]) -> Int {
        var offset = line.lowerBound
        while offset < line.upperBound, offset - line.lowerBound < 4096, bytes[offset] == 0x20 || bytes[offset] == 0x09
        {
            offset += 1
        }
        return offset
    }

    /// The number of the line that holds `end`, counted back from the end of `range` over what was trimmed.
    private func lastLine(_ range: SourceRange, trimmedTo end: Int, in bytes: [UInt8]) -> Int {
        var line = range.end.line
        var offset = min(range.end.offset, bytes.count)
        while offset > end {
            offset -= 1
            let isBeforeLineFeed = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && !isBeforeLineFeed) { line -= 1 }
        }
        return max(line, range.start.line)
    }
}
