/// One line of a source file as it is shown, with the columns of what is underlined in it.
struct SourceFrame {
    /// The line from its beginning or, where it is long, the part around the span between `...` marks.
    let text: String
    /// The column, from 0, where the underline begins.
    let column: Int
    /// The columns to underline, at least 1.
    let width: Int

    /// What is shown of a line at most, in columns.
    static let widestLine = 160
    private static let context = 40

    /// The frame of `span`, a range of offsets inside `line`, itself a range of offsets in `bytes`.
    ///
    /// Costs time in the length of what is shown, never of the line.
    init(_ bytes: [UInt8], line: Range<Int>, span: Range<Int>) {
        let limit = Self.widestLine
        let spanStart = min(max(span.lowerBound, line.lowerBound), line.upperBound)
        let spanEnd = min(max(span.upperBound, spanStart), line.upperBound)
        let cutsHead = spanStart - line.lowerBound > limit
        let first = cutsHead ? Self.scalarStart(bytes, near: spanStart - Self.context) : line.lowerBound
        var painter = Painter()
        if cutsHead { painter.text = "..." }
        painter.column = cutsHead ? 3 : 0
        painter.paint(bytes[first..<spanStart], upTo: .max)
        column = painter.column
        let room = max(limit, column + Self.context)
        var complete = painter.paint(bytes[spanStart..<spanEnd], upTo: room)
        width = max(1, painter.column - column)
        if complete { complete = painter.paint(bytes[spanEnd..<line.upperBound], upTo: room) }
        text = complete ? painter.trimmed : painter.trimmed + "..."
    }

    /// The nearest offset at or before `offset` where a scalar starts.
    private static func scalarStart(_ bytes: [UInt8], near offset: Int) -> Int {
        var offset = offset
        for _ in 0..<3 where offset > 0 && bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}

/// Writes source text into columns.
private struct Painter {
    var text = ""
    var column = 0
    private var width = DisplayWidth()
    /// Tabs go to the next multiple of this many columns.
    private static let tabStop = 4

    /// The text without blanks at its end.
    var trimmed: String {
        var scalars = text.unicodeScalars[...]
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }

    /// Appends the scalars of `bytes` until `limit` columns are full; false where something was left out.
    @discardableResult
    mutating func paint(_ bytes: ArraySlice<UInt8>, upTo limit: Int) -> Bool {
        var decoder = Unicode.UTF8()
        var iterator = bytes.makeIterator()
        while true {
            let scalar: Unicode.Scalar
            switch decoder.decode(&iterator) {
            case .scalarValue(let value): scalar = value
            case .error: scalar = "\u{FFFD}"
            case .emptyInput: return true
            }
            if column >= limit { return false }
            paint(scalar)
        }
    }

    private mutating func paint(_ scalar: Unicode.Scalar) {
        if scalar == "\t" {
            let count = Self.tabStop - column % Self.tabStop
            text += String(repeating: " ", count: count)
            column += count
        } else if VisibleText.isUnsafe(scalar) {
            let before = text.unicodeScalars.count
            VisibleText.append(scalar, to: &text)
            column += text.unicodeScalars.count - before
        } else {
            text.unicodeScalars.append(scalar)
            column += width.next(scalar)
        }
    }
}
