import Diagnostics

/// Collects the comments that stand between scalars, where `#` can begin nothing else.
struct CommentScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var comments: [YAMLComment] = []
    private var line: Int
    private var column: Int
    private var offset: Int
    private var isAtLineStart = true

    /// Begins behind the byte order mark, of `prefix` bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>, prefix: Int) {
        self.bytes = bytes
        line = 1
        column = 1
        offset = prefix
    }

    /// Reads the gap up to the scalar at `range` and goes on behind it.
    mutating func pass(_ range: SourceRange, style: YAMLNode.ScalarStyle) {
        scan(to: range.start.offset)
        guard range.end.offset > offset else { return }
        if style == .literal || style == .folded {
            // The line of the indicator may end in a comment; the lines below it are text.
            var end = offset
            while end < range.end.offset, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            scan(to: end)
        }
        line = range.end.line
        column = range.end.column
        offset = range.end.offset
        isAtLineStart = column == 1
    }

    /// Reads the rest of the file.
    mutating func finish() { scan(to: bytes.count) }

    private mutating func scan(to end: Int) {
        while offset < end {
            let byte = bytes[offset]
            switch byte {
            case 0x0A, 0x0D:
                offset += 1
                if byte == 0x0A || !(offset < bytes.count && bytes[offset] == 0x0A) {
                    line += 1
                    column = 1
                    isAtLineStart = true
                }
            case UInt8(ascii: "#"):
                readComment(to: end)
            default:
                if byte != 0x20, byte != 0x09 { isAtLineStart = false }
                if byte & 0xC0 != 0x80 { column += 1 }
                offset += 1
            }
        }
    }

    private mutating func readComment(to end: Int) {
        let start = SourcePosition(line: line, column: column, offset: offset)
        var last = start
        while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            let byte = bytes[offset]
            if byte & 0xC0 != 0x80 { column += 1 }
            offset += 1
            if byte != 0x20, byte != 0x09 { last = SourcePosition(line: line, column: column, offset: offset) }
        }
        let text = String(decoding: bytes[start.offset..<last.offset], as: UTF8.self)
        comments.append(
            YAMLComment(text: text, range: SourceRange(start: start, end: last), standsAlone: isAtLineStart))
        isAtLineStart = false
    }
}
