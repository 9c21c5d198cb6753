/// Spells values of JSON (RFC 8259).
package enum JSONText {
    /// `text` as a JSON string. Controls, line separators and direction marks are written as escapes, so that the result
    /// is safe to print and to embed in JavaScript.
    package static func string(_ text: String) -> String {
        var result = ""
        append(text, to: &result)
        return result
    }

    /// A JSON array of strings on one line.
    package static func strings(_ texts: [String]) -> String {
        "[" + texts.map(string).joined(separator: ", ") + "]"
    }

    /// Appends `text` as a JSON string.
    package static func append(_ text: String, to result: inout String) {
        result += "\""
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
            result += text
        } else {
            for scalar in text.unicodeScalars { append(scalar, to: &result) }
        }
        result += "\""
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            guard VisibleText.isUnsafe(scalar) else {
                result.unicodeScalars.append(scalar)
                return
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            }
        }
    }
}
