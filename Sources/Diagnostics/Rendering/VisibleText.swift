/// Makes text safe to print: what would steer a terminal, reorder a line or hide in it is shown as its number.
package enum VisibleText {
    /// `text` on one line, with every control, line-breaking and direction-changing scalar written as `\u{1B}`,
    /// or shorter where Swift has a name for it (`\n`, `\t`).
    package static func escaped(_ text: String) -> String {
        if isPlain(text) { return text }
        var result = ""
        for scalar in text.unicodeScalars { append(scalar, to: &result) }
        return result
    }

    /// The lines of `text`, each escaped. A text to paste may have several.
    package static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
    }

    /// Appends `scalar`, or its visible form where it is not safe to print.
    static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        guard isUnsafe(scalar) else {
            text.unicodeScalars.append(scalar)
            return
        }
        switch scalar {
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\0": text += "\\0"
        default: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// Whether `scalar` is a control, a line or paragraph separator, or an invisible format character.
    ///
    /// The joiners U+200C and U+200D stay: words of several languages and emoji need them.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { return true }
        if scalar.value < 0xAD || scalar.value == 0x200C || scalar.value == 0x200D { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return true
        default: return false
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
}
