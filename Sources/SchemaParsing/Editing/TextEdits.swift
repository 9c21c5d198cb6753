import Diagnostics
import YAMLSyntax

/// Replacements of stretches of a file. They are applied at once, so that offsets keep their meaning meanwhile.
struct TextEdits {
    private let bytes: [UInt8]
    private var edits: [(start: Int, end: Int, text: String)] = []
    /// The line break of the first line, or a line feed.
    let lineBreak: String

    init(_ file: SourceFile) {
        bytes = file.bytes
        if let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            lineBreak = isPair ? "\r\n" : bytes[index] == 0x0D ? "\r" : "\n"
        } else {
            lineBreak = "\n"
        }
    }

    var count: Int { bytes.count }
    var endsWithBreak: Bool { bytes.last == 0x0A || bytes.last == 0x0D }

    func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    func piece(_ start: Int, _ end: Int) -> String {
        String(
            decoding: bytes[min(start, bytes.count)..<max(min(end, bytes.count), min(start, bytes.count))],
            as: UTF8.self)
    }

    mutating func replace(_ start: Int, _ end: Int, with text: String) { edits.append((start, end, text)) }

    /// The end of `node` without the line breaks that a literal or folded text ends with.
    func trimmedEnd(of node: YAMLNode) -> Int {
        var end = node.range.end.offset
        while end > node.range.start.offset, bytes[end - 1] <= 0x20 { end -= 1 }
        return end
    }

    func lineEnd(_ offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return end
    }

    /// The place behind the colon that follows a key ending at `offset`.
    func colon(behind offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: ":") { end += 1 }
        return min(end + 1, bytes.count)
    }

    func blanksBackward(from offset: Int, to limit: Int) -> Int {
        var start = offset
        while start > limit, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return start
    }

    func isBlank(_ start: Int, _ end: Int) -> Bool { start <= end && bytes[start..<end].allSatisfy { $0 <= 0x20 } }

    /// The text with all edits made. They must not overlap.
    func text() -> String {
        var result: [UInt8] = []
        var offset = 0
        for edit in edits.sorted(by: { $0.start < $1.start }) {
            result += bytes[offset..<max(offset, edit.start)]
            result += Array(edit.text.utf8)
            offset = max(offset, edit.end)
        }
        result += bytes[offset...]
        return String(decoding: result, as: UTF8.self)
    }
}
