/// Text of people that goes into comments of generated Swift.
package enum SwiftComment {
    /// The lines of a doc comment without `///` and indentation: line breaks of any kind are kept, lines longer than `width`
    /// columns are broken at spaces, and nothing in a line can end the comment or change how it is shown.
    package static func lines(_ text: String, width: Int = 90) -> [String] {
        var lines: [String] = []
        var line = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
                lines += wrapped(line, width: width)
                line = ""
            default:
                append(scalar, to: &line)
            }
            previous = scalar
        }
        lines += wrapped(line, width: width)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop { $0.isEmpty })
    }

    /// The text on one line, for comments that must be one.
    package static func line(_ text: String) -> String { lines(text, width: Int.max).joined(separator: " ") }

    private static func append(_ scalar: Unicode.Scalar, to line: inout String) {
        switch scalar.properties.generalCategory {
        case .control: line += " "
        case .format where scalar != "\u{200D}":
            line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: line.unicodeScalars.append(scalar)
        }
    }

    /// `text` without trailing spaces, broken at spaces; the spaces it begins with stay, so that lists keep their shape.
    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var length = 0
        var hasText = false
        for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            if hasText, !word.isEmpty, length + 1 + word.count > width {
                lines.append(line)
                line = ""
                length = 0
            } else if index > 0 {
                line += " "
                length += 1
            }
            line += word
            length += word.count
            hasText = hasText || !word.isEmpty
        }
        lines.append(line)
        return lines.map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
