import SchemaModel

/// Constants in the form that columns store (see `SQLiteSchema`).
enum SQLiteConstants {
    /// `constant` as a literal; nil for an enum case that the enum does not have.
    static func literal(_ constant: Constant, type: AttributeType, in schema: Schema) -> SQLLiteral? {
        switch constant {
        case .string(let text), .uuid(let text), .url(let text): .text(text)
        case .bool(let flag): .integer(flag ? 1 : 0)
        case .integer(let number): .integer(number)
        case .double(let number): .real(number)
        case .decimal(let number): .text(number.description)
        case .date(let date): .real(seconds(date))
        case .data(let bytes): .blob(bytes)
        case .enumCase(let name): rawValue(of: name, type: type, in: schema).map(literal)
        case .list(let elements): .text(json(elements))
        }
    }

    /// A raw value of an enum.
    static func literal(_ value: EnumType.RawValue) -> SQLLiteral {
        switch value {
        case .string(let text): .text(text)
        case .integer(let number): .integer(number)
        }
    }

    /// What a column holds when an insert does not name it: a literal, or an expression in parentheses.
    static func defaultValue(_ value: DefaultValue, type: AttributeType, in schema: Schema) -> SQLFragment? {
        switch value {
        case .generatedUUID: return randomUUID
        case .now: return now
        case .constant(let constant):
            guard let literal = literal(constant, type: type, in: schema) else { return nil }
            return literal.description.hasPrefix("CAST") ? "(\(literal))" : SQLFragment(literal)
        }
    }

    /// A random (version 4) UUID, 36 characters in upper case. SQLite has no function for one.
    private static let randomUUID: SQLFragment =
        """
        (hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' \
        || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
        """

    /// Seconds since 1970, to the millisecond. `unixepoch('subsec')` needs SQLite 3.42.
    private static let now: SQLFragment = "(round((julianday('now') - 2440587.5) * 86400.0, 3))"

    private static func seconds(_ date: DateConstant) -> Double {
        Double(date.seconds) + Double(date.nanoseconds) / 1_000_000_000
    }

    private static func rawValue(of name: String, type: AttributeType, in schema: Schema) -> EnumType.RawValue? {
        guard case .enumeration(let type) = type else { return nil }
        return schema.enums[type]?.cases[name]?.rawValue
    }

    private static func json(_ elements: [Constant]) -> String {
        "[" + elements.map(json).joined(separator: ",") + "]"
    }

    private static func json(_ constant: Constant) -> String {
        switch constant {
        case .string(let text), .uuid(let text), .url(let text), .enumCase(let text): jsonText(text)
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): "\(number)"
        case .double(let number): number.isFinite ? "\(number)" : "null"
        case .decimal(let number): jsonText(number.description)
        case .date(let date): "\(seconds(date))"
        case .data(let bytes): jsonText(base64(bytes))
        // A list holds scalars only.
        case .list: "null"
        }
    }

    private static func jsonText(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 32:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// RFC 4648, with padding.
    private static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
            for place in 0..<4 {
                result.append(place > group.count ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
