/// The spelling of names.
package enum NameText {
    /// The greatest length of a name, in UTF-8 bytes.
    package static let limit = 255

    /// Why `text` is no name, as a clause; nil where it is one.
    ///
    /// A name begins with a letter or an underscore and goes on with letters, digits and underscores (XID of Unicode
    /// Annex 31). Whether a target can print it is the business of rules.
    package static func problem(of text: String) -> String? {
        if text.isEmpty { return "it is empty" }
        if text.utf8.count > limit { return "it is longer than \(limit) bytes" }
        if isPlainASCII(text) { return nil }
        var isFirst = true
        for scalar in text.unicodeScalars {
            let fits = isFirst ? scalar == "_" || scalar.properties.isXIDStart : scalar.properties.isXIDContinue
            guard fits else {
                if isFirst, scalar.properties.numericType == .decimal { return "it begins with a digit" }
                return "it holds \(describe(scalar))"
            }
            isFirst = false
        }
        return nil
    }

    /// The same words as a name, where only blanks, hyphens or points stand in the way.
    package static func meant(by text: String) -> String? {
        let words = text.split { $0 == " " || $0 == "-" || $0 == "." }
        guard words.count > 1, let first = words.first else { return nil }
        let joined = String(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return problem(of: joined) == nil ? joined : nil
    }

    /// `text` short enough for a message and without characters that would break its line.
    package static func printable(_ text: String) -> String {
        let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(60).map { $0.value < 32 ? " " : $0 }))
        return text.unicodeScalars.count > 60 ? shown + "…" : shown
    }

    /// Most names: a quick look at the bytes settles them.
    private static func isPlainASCII(_ text: String) -> Bool {
        var isFirst = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9"): if isFirst { return false }
            default: return false
            }
            isFirst = false
        }
        return true
    }

    private static func describe(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case " ": "a blank"
        case ".": "a point"
        case "`": "a back-tick"
        default:
            scalar.isASCII && scalar.value > 32 && scalar.value < 127
                ? "`\(scalar)`" : "the character U+\(padded(String(scalar.value, radix: 16, uppercase: true)))"
        }
    }

    private static func padded(_ digits: String) -> String {
        String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
