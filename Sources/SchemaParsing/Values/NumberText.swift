import SchemaModel

/// How booleans are written.
enum BooleanText {
    /// What a writer meant who used one of YAML 1.1's other words.
    static func meant(by text: String) -> String? {
        switch text.lowercased() {
        case "true", "yes", "on", "y", "1", "t": "true"
        case "false", "no", "off", "n", "0", "f": "false"
        default: nil
        }
    }
}

/// How whole numbers are written: decimal digits without leading zeros, a minus sign where needed, nothing else.
enum IntegerText {
    /// The number, or nil where the text is not in the one form or does not fit 64 bits.
    static func value(of text: String) -> Int64? { isCanonical(text) ? Int64(text) : nil }

    /// Whether the text is in the one form, whatever its size.
    static func isCanonical(_ text: String) -> Bool {
        var digits = Array(text.utf8)[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        guard let first = digits.first, digits.allSatisfy({ (48...57).contains($0) }) else { return false }
        return first != 48 || (digits.count == 1 && !isNegative)
    }

    /// The canonical form of a number in another notation, where there is no doubt about it.
    static func meant(by text: String) -> String? {
        guard text.utf8.count <= 40 else { return nil }
        if let prefixed = prefixedValue(of: text) { return String(prefixed) }
        let plain = text.filter { $0 != "_" && $0 != "," }
        guard let number = DecimalConstant(plain), number.exponent >= 0, number.exponent < 20 else { return nil }
        let description = number.description
        return isCanonical(description) && description != text ? description : nil
    }

    private static func prefixedValue(of text: String) -> Int64? {
        let lower = text.lowercased()
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where lower.hasPrefix(prefix) {
            return Int64(lower.dropFirst(2), radix: radix)
        }
        return nil
    }
}

/// How numbers with a fraction are written: digits, perhaps a point and digits, perhaps an exponent.
enum FractionText {
    /// Whether the text is in the one form: `12`, `-0.5`, `1e3`, `2.5E-4`.
    static func isCanonical(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let whole = takeDigits(&rest)
        guard !whole.isEmpty, whole.count == 1 || whole.first != 48 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard !takeDigits(&rest).isEmpty else { return false }
        }
        if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard !takeDigits(&rest).isEmpty else { return false }
        }
        return rest.isEmpty
    }

    /// The canonical form of a number in another notation, where there is no doubt about it.
    static func meant(by text: String) -> String? {
        var plain = text.filter { $0 != "_" }
        if plain.hasPrefix("+") { plain.removeFirst() }
        if plain.hasSuffix(".") { plain += "0" }
        if plain.hasPrefix(".") { plain = "0" + plain }
        if plain.hasPrefix("-.") { plain = "-0" + plain.dropFirst() }
        while plain.utf8.count > 1, plain.hasPrefix("0"), !plain.hasPrefix("0.") { plain.removeFirst() }
        return isCanonical(plain) && plain != text ? plain : IntegerText.meant(by: text)
    }

    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = rest.prefix { (48...57).contains($0) }
        rest = rest.dropFirst(digits.count)
        return digits
    }
}

/// How versions are written.
enum VersionText {
    /// The three-part form of `2`, `2.0` or `v2.0.0`.
    static func meant(by text: String) -> String? {
        var plain = text
        if plain.hasPrefix("v") || plain.hasPrefix("V") { plain.removeFirst() }
        for candidate in [plain, plain + ".0", plain + ".0.0"] where SchemaVersion(candidate) != nil {
            return candidate
        }
        return nil
    }
}
