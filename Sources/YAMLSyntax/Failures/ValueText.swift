import Diagnostics

/// Pieces of the source as messages show them.
enum ValueText {
    /// The text of `range`.
    static func raw(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> String {
        raw(bytes, range.start.offset, range.end.offset)
    }

    static func raw(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
        let first = min(max(0, start), bytes.count)
        return String(decoding: bytes[first..<min(max(first, end), bytes.count)], as: UTF8.self)
    }

    /// What stands at the beginning of `range`, up to a blank or a bracket.
    static func firstWord(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> String {
        var end = range.start.offset
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x2C,
            !isBracket(bytes[end]) || end == range.start.offset
        { end += 1 }
        return raw(bytes, range.start.offset, end)
    }

    /// The value that begins where `range` does, as its writer saw it: to the end of the line or to a comment, and
    /// inside brackets to the comma or bracket that ends it.
    static func upToLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange, inFlow: Bool) -> String {
        let start = range.start.offset
        var end = start
        var brackets = 0
        var quote: UInt8 = 0
        scan: while end < bytes.count {
            let byte = bytes[end]
            switch byte {
            case 0x0A, 0x0D: break scan
            case UInt8(ascii: "#") where quote == 0 && end > start && bytes[end - 1] <= 0x20: break scan
            case quote where quote != 0: quote = 0
            case UInt8(ascii: "\""), UInt8(ascii: "'"): if quote == 0 { quote = byte }
            case UInt8(ascii: ",") where quote == 0 && inFlow && brackets == 0: break scan
            case _ where quote == 0 && inFlow && isOpening(byte): brackets += 1
            case _ where quote == 0 && inFlow && isBracket(byte):
                if brackets == 0 { break scan }
                brackets -= 1
            default: break
            }
            end += 1
        }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return raw(bytes, start, end)
    }

    /// `text` in double quotes, ready to paste.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars {
            if character == "\"" || character == "\\" { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(character)
        }
        return result + "\""
    }

    private static func isOpening(_ byte: UInt8) -> Bool { byte == 0x5B || byte == 0x7B || byte == 0x28 }
    private static func isBracket(_ byte: UInt8) -> Bool {
        isOpening(byte) && byte != 0x28 || byte == 0x5D || byte == 0x7D || byte == 0x29
    }
}
