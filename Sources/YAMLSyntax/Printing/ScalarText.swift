/// Spells scalars so that they are read again as the same text.
package enum ScalarText {
    /// `text` without quotes, or nil where it would not be read again as itself.
    static func plain(_ text: String, inline: Bool) -> String? {
        guard canBePlain(text, inline: inline) else { return nil }
        return text
    }

    /// `text` in double quotes, or in single ones where those need no backslash.
    package static func quoted(_ text: String) -> String {
        var needsEscape = false
        var needsDouble = false
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { needsEscape = true }
            if scalar == "'" || !isPrintable(scalar) { needsDouble = true }
        }
        if needsEscape, !needsDouble { return "'" + text + "'" }
        var result = "\""
        for scalar in text.unicodeScalars { result += escaped(scalar) }
        return result + "\""
    }

    /// Whether `text`, written plainly, is a text for readers of YAML 1.1 and of YAML 1.2: no number, date, boolean, null.
    package static func isPlainText(_ text: String, inline: Bool) -> Bool {
        guard canBePlain(text, inline: inline) else { return false }
        // What would end a document at the start of a line is quoted everywhere.
        if words.contains(text.lowercased()) || text.hasPrefix("---") || text.hasPrefix("...") { return false }
        guard let first = text.utf8.first else { return false }
        let second = text.utf8.dropFirst().first ?? 0
        if isDigit(first) { return isVersion(text) }
        if first == UInt8(ascii: ".") || first == UInt8(ascii: "+") { return false }
        if first == UInt8(ascii: "-") { return !isDigit(second) && second != UInt8(ascii: ".") }
        return true
    }

    /// What readers of one version or another take for a boolean, null, a merge key or a default value.
    private static let words: Set<String> = [
        "y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", "=", "<<", "-",
    ]

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Three numbers and two dots: no reader takes that for anything but text.
    private static func isVersion(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
    }

    /// Whether libyaml reads `text` as one plain scalar: inside brackets when `inline`, else behind a key or dash.
    private static func canBePlain(_ text: String, inline: Bool) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20 else { return false }
        guard last != UInt8(ascii: ":"), !isIndicator(first) else { return false }
        let second = bytes.count > 1 ? bytes[1] : 0x20
        if first == UInt8(ascii: "-"), second == 0x20 || isFlow(second) { return false }
        if first == UInt8(ascii: "?") || first == UInt8(ascii: ":"), inline || second == 0x20 { return false }
        for index in 1..<max(bytes.count, 1) {
            let byte = bytes[index]
            if byte == UInt8(ascii: "#"), bytes[index - 1] == 0x20 { return false }
            if bytes[index - 1] == UInt8(ascii: ":"), byte == 0x20 || inline && isFlow(byte) { return false }
        }
        if inline, bytes.contains(where: { $0 != UInt8(ascii: "?") && isFlow($0) }) { return false }
        return text.unicodeScalars.allSatisfy { isPrintable($0) }
    }

    private static func isIndicator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"),
            UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"),
            UInt8(ascii: "`"):
            true
        default: false
        }
    }

    private static func isFlow(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "?"):
            true
        default: false
        }
    }

    /// Whether the reader accepts `scalar` unescaped on a line.
    static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\t": return "\\t"
        case "\r": return "\\r"
        default:
            if isPrintable(scalar) { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            let width = scalar.value < 0x100 ? 2 : 4
            return (width == 2 ? "\\x" : "\\u") + String(repeating: "0", count: max(0, width - digits.utf8.count))
                + digits
        }
    }
}
