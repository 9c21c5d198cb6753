import Diagnostics

/// What libyaml says where it stops, with what was read last.
struct SyntaxFailure {
    let problem: String
    let context: String
    let position: SourcePosition
    let contextPosition: SourcePosition
    /// Where the last scalar or bracket that was understood ends.
    let previousEnd: SourcePosition
    let previousScalar: SourceRange?
    let isPreviousQuoted: Bool
    /// Where the innermost open bracket stands, if the innermost open collection is one.
    let openBracket: SourcePosition?
}

/// The lines and characters around a failure.
struct FailureText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The bytes of the byte order mark.
    let prefix: Int

    func byte(at position: SourcePosition) -> UInt8? {
        position.offset < bytes.count ? bytes[position.offset] : nil
    }

    func character(at position: SourcePosition) -> String {
        guard let first = byte(at: position) else { return "" }
        return ValueText.raw(bytes, position.offset, position.offset + UTF8Decoding.length(of: first))
    }

    /// The offset at which the line of `offset` begins.
    func lineStart(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > prefix, !Self.isBreak(bytes[start - 1]) { start -= 1 }
        return start
    }

    func lineEnd(_ offset: Int) -> Int {
        var end = min(offset, bytes.count)
        while end < bytes.count, !Self.isBreak(bytes[end]) { end += 1 }
        return end
    }

    /// From `position` to the end of its line, without trailing blanks and comment.
    func restOfLine(from position: SourcePosition) -> SourceRange {
        range(from: position, to: trimmedEnd(from: position.offset))
    }

    func restText(from position: SourcePosition) -> String {
        ValueText.raw(bytes, position.offset, trimmedEnd(from: position.offset))
    }

    /// The place of the first character of the line of `position` that is no blank.
    func indentEnd(ofLineOf position: SourcePosition) -> SourcePosition {
        let start = lineStart(position.offset)
        var first = start
        while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
        return SourcePosition(line: position.line, column: first - start + 1, offset: first)
    }

    func isFirstOnLine(_ position: SourcePosition) -> Bool {
        indentEnd(ofLineOf: position).offset == position.offset
    }

    func oneCharacter(at position: SourcePosition) -> SourceRange {
        guard let first = byte(at: position), !Self.isBreak(first) else {
            return SourceRange(start: position, end: position)
        }
        return range(from: position, to: position.offset + UTF8Decoding.length(of: first))
    }

    /// A range on one line.
    func range(from start: SourcePosition, to end: Int) -> SourceRange {
        var columns = 0
        var offset = start.offset
        while offset < end, offset < bytes.count {
            columns += 1
            offset += UTF8Decoding.length(of: bytes[offset])
        }
        return SourceRange(
            start: start, end: SourcePosition(line: start.line, column: start.column + columns, offset: offset))
    }

    /// Whether the bracket at `opening` is closed anywhere behind it, by the right bracket.
    func isClosed(_ opening: SourcePosition) -> Bool {
        var expected: [UInt8] = []
        var offset = opening.offset
        var quote: UInt8 = 0
        var previous: UInt8 = 0x20
        while offset < bytes.count {
            let byte = bytes[offset]
            if quote != 0 {
                if byte == 0x5C, quote == 0x22 { offset += 1 } else if byte == quote { quote = 0 }
            } else if byte == 0x23, offset > 0, bytes[offset - 1] <= 0x20 {
                offset = lineEnd(offset)
            } else if byte == 0x22 || byte == 0x27, [0x5B, 0x7B, 0x2C, 0x3A].contains(previous) {
                quote = byte
            } else if byte == 0x5B || byte == 0x7B {
                expected.append(byte + 2)
            } else if byte == 0x5D || byte == 0x7D {
                guard expected.popLast() == byte else { return false }
                if expected.isEmpty { return true }
            }
            if byte > 0x20 { previous = byte }
            offset += 1
        }
        return false
    }

    private func trimmedEnd(from offset: Int) -> Int {
        let last = lineEnd(offset)
        var end = offset
        while end < last, !(bytes[end] == 0x23 && end > offset && bytes[end - 1] <= 0x20) { end += 1 }
        while end > offset, bytes[end - 1] <= 0x20 { end -= 1 }
        return end
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
