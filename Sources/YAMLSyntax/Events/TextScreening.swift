import Diagnostics

/// One pass over the bytes of a file before YAML is read: encoding, forbidden characters, whether all is ASCII.
struct TextScreening {
    private let path: String
    private let bytes: UnsafeBufferPointer<UInt8>
    /// How many bytes the byte order mark takes: 0 or 3.
    private(set) var prefix = 0
    /// Whether every character behind the byte order mark is one byte.
    private(set) var isASCII = true
    private(set) var diagnostics: [Diagnostic] = []
    private var unreported = 0
    private var position: SourcePosition

    init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
        self.bytes = bytes
        self.path = path
        position = .start
        if refuseOtherEncodings() { return }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { prefix = 3 }
        position = SourcePosition(line: 1, column: 1, offset: prefix)
        screen()
        if unreported > 0 {
            diagnostics[diagnostics.count - 1].notes.append("\(unreported) more such characters follow in this file")
        }
    }

    private mutating func screen() {
        var index = prefix
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                if byte < 0x20 ? byte != 0x0A && byte != 0x0D && byte != 0x09 : byte == 0x7F {
                    refuse(UInt32(byte), at: index, length: 1)
                }
                index += 1
                continue
            }
            isASCII = false
            guard let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: index) else {
                refuseEncoding(at: index)
                return
            }
            if Self.isForbidden(scalar) { refuse(scalar, at: index, length: length) }
            index += length
        }
    }

    /// C1 controls, line separators that YAML 1.1 and 1.2 read differently, bidirectional controls, byte order marks
    /// inside the text, and the two noncharacters of the basic plane.
    private static func isForbidden(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private mutating func refuse(_ scalar: UInt32, at index: Int, length: Int) {
        guard diagnostics.count < YAMLLimits.reportedCharacters else {
            unreported += 1
            return
        }
        let start = advance(to: index)
        let code = UTF8Decoding.name(of: scalar)
        let escape = scalar < 0x100 ? "\\x" + code.suffix(2) : "\\u" + code.suffix(4)
        let (message, help) =
            switch scalar {
            case 0:
                ("a NUL byte stands in the text", "remove the byte; where the file is UTF-16, save it as UTF-8")
            case 0x202A...0x202E, 0x2066...0x2069:
                (
                    "the bidirectional control character \(code) makes this line read differently from what it says",
                    "remove the character, or write `\(escape)` inside double quotes"
                )
            case 0xFEFF:
                ("a byte order mark (U+FEFF) stands inside the text", "remove the character")
            default:
                (
                    "the control character \(code) stands in the text",
                    scalar < 0x20 || scalar == 0x7F
                        ? "remove the character"
                        : "remove the character, or write `\(escape)` inside double quotes"
                )
            }
        diagnostics.append(
            Diagnostic(YAMLRules.controlCharacter, message, at: location(start, length: length), helps: [help]))
    }

    private mutating func refuseEncoding(at index: Int) {
        let start = advance(to: index)
        let byte = "0x" + UTF8Decoding.name(of: UInt32(bytes[index])).suffix(2)
        diagnostics.append(
            Diagnostic(
                YAMLRules.encoding, "the byte \(byte) at offset \(index) is not UTF-8", at: location(start, length: 1),
                helps: ["save the file as UTF-8"]))
    }

    private mutating func refuseOtherEncodings() -> Bool {
        let marks: [(bytes: [UInt8], name: String)] = [
            ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
            ([0xFE, 0xFF], "UTF-16"),
        ]
        guard let mark = marks.first(where: { bytes.starts(with: $0.bytes) }) else { return false }
        diagnostics.append(
            Diagnostic(
                YAMLRules.encoding, "the file is \(mark.name)", at: location(.start, length: mark.bytes.count),
                helps: ["save the file as UTF-8"]))
        return true
    }

    /// Moves the position forward to the byte at `index`; what lies between is valid UTF-8.
    private mutating func advance(to index: Int) -> SourcePosition {
        var (line, column, offset) = (position.line, position.column, position.offset)
        while offset < index {
            let byte = bytes[offset]
            offset += 1
            if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        position = SourcePosition(line: line, column: column, offset: offset)
        return position
    }

    private func location(_ start: SourcePosition, length: Int) -> SourceLocation {
        let end = SourcePosition(line: start.line, column: start.column + 1, offset: start.offset + length)
        return SourceLocation(path: path, range: SourceRange(start: start, end: end))
    }
}
