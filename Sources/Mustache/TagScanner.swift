/// One tag of a template; all places are byte offsets.
struct Tag {
    enum Kind {
        case value, unescapedValue, section, invertedSection, end, partial, comment, delimiters

        /// Whether a line with nothing but the tag disappears from the output.
        var mayStandAlone: Bool {
            switch self {
            case .value, .unescapedValue: false
            case .section, .invertedSection, .end, .partial, .comment, .delimiters: true
            }
        }
    }

    let kind: Kind
    /// Where the opening delimiter begins.
    let start: Int
    /// What stands inside, without the sign and the whitespace around it.
    let content: Range<Int>
    /// After the closing delimiter.
    let end: Int
}

/// Finds the tags of a template, following its changes of delimiters.
struct TagScanner {
    let bytes: [UInt8]
    let template: String
    private var position = 0
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)

    init(bytes: [UInt8], template: String) {
        self.bytes = bytes
        self.template = template
    }

    /// The next tag, or nil at the end.
    mutating func next() throws(TemplateError) -> Tag? {
        guard let start = find(opening, from: position) else { return nil }
        let first = start + opening.count
        let (kind, signLength) = try kind(at: first, tagStart: start)
        var terminator = closing
        switch bytes[safe: first] {
        case UInt8(ascii: "{"): terminator.insert(UInt8(ascii: "}"), at: 0)
        case UInt8(ascii: "="): terminator.insert(UInt8(ascii: "="), at: 0)
        default: break
        }
        guard let contentEnd = find(terminator, from: first + signLength) else {
            throw error(.unclosedTag, at: start)
        }
        let content = trimmed(first + signLength..<contentEnd)
        position = contentEnd + terminator.count
        if kind == .delimiters { try setDelimiters(content, tagStart: start) }
        return Tag(kind: kind, start: start, content: content, end: position)
    }

    private func kind(at offset: Int, tagStart: Int) throws(TemplateError) -> (Tag.Kind, signLength: Int) {
        switch bytes[safe: offset] {
        case UInt8(ascii: "#"): return (.section, 1)
        case UInt8(ascii: "^"): return (.invertedSection, 1)
        case UInt8(ascii: "/"): return (.end, 1)
        case UInt8(ascii: ">"): return (.partial, 1)
        case UInt8(ascii: "!"): return (.comment, 1)
        case UInt8(ascii: "="): return (.delimiters, 1)
        case UInt8(ascii: "&"), UInt8(ascii: "{"): return (.unescapedValue, 1)
        case UInt8(ascii: "<"): throw error(.unsupportedTag("<"), at: tagStart)
        case UInt8(ascii: "$"): throw error(.unsupportedTag("$"), at: tagStart)
        default: return (.value, 0)
        }
    }

    private mutating func setDelimiters(_ content: Range<Int>, tagStart: Int) throws(TemplateError) {
        let words = bytes[content].split(whereSeparator: isSpace)
        guard words.count == 2, !words.contains(where: { $0.contains(UInt8(ascii: "=")) || $0.contains(0) }) else {
            throw error(.illegalDelimiters, at: tagStart)
        }
        opening = Array(words[0])
        closing = Array(words[1])
    }

    /// The lines around a tag that stands alone on them, the last line break included; nil where something else is there.
    func line(around tag: Tag) -> Range<Int>? {
        var start = tag.start
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        var end = tag.end
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        if end == bytes.count { return start..<end }
        if bytes[end] == UInt8(ascii: "\r") { end += 1 }
        guard bytes[safe: end] == UInt8(ascii: "\n") else { return nil }
        return start..<end + 1
    }

    private func find(_ word: [UInt8], from start: Int) -> Int? {
        guard start <= bytes.count - word.count, let first = word.first else { return nil }
        var offset = start
        while offset <= bytes.count - word.count {
            if bytes[offset] == first, bytes[offset..<offset + word.count].elementsEqual(word) { return offset }
            offset += 1
        }
        return nil
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, isSpace(bytes[start]) { start += 1 }
        while start < end, isSpace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private func error(_ reason: TemplateError.Reason, at offset: Int) -> TemplateError {
        TemplateError(reason, at: offset, of: bytes, template: template)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}

extension [UInt8] {
    /// The byte at `index`, or nil outside of the array.
    subscript(safe index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }
}
