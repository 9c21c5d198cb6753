import Diagnostics
import SchemaModel

/// Gives a written value the type it is for. Nothing ever changes in silence: a value has one form a type.
struct ConstantReader {
    /// Why a value does not fit its type.
    struct Problem: Error {
        /// The whole sentence.
        let message: String
        let location: SourceLocation
        var notes: [String] = []
        var helps: [String] = []
    }

    /// How messages name the value: "`default` of `Task.title`".
    let subject: String

    /// The constant of `type` that `value` writes.
    func constant(_ value: Located<ValueText>, as type: ScalarType) throws(Problem) -> Constant {
        let text = try scalar(value, of: type.rawValue)
        if text == "uuid()" || text == "now()" {
            let made = text == "uuid()" ? "uuid" : "date"
            throw problem(
                "`\(text)`, which makes a \(made),", Self.article(type.rawValue), at: value.location,
                helps: ["write `type: \(made)`"])
        }
        switch type {
        case .string: return .string(text)
        case .bool: return try bool(text, at: value.location)
        case .int, .int16, .int32, .int64: return .integer(try integer(text, as: type, at: value.location))
        case .float, .double: return .double(try double(text, as: type, at: value.location))
        case .decimal: return .decimal(try decimal(text, at: value.location))
        case .date: return .date(try date(text, at: value.location))
        case .uuid: return .uuid(try uuid(text, at: value.location))
        case .url: return .url(try url(text, at: value.location))
        case .data: return .data(try data(text, at: value.location))
        }
    }

    /// The list of constants that `value` writes.
    func list(_ value: Located<ValueText>, of type: ScalarType) throws(Problem) -> Constant {
        guard case .list(let items) = value.value else {
            throw problem("a text", "a list", at: value.location, helps: ["write the items in brackets: `[a, b]`"])
        }
        var constants: [Constant] = []
        for item in items { constants.append(try constant(item, as: type)) }
        return .list(constants)
    }

    /// The text of a scalar.
    func scalar(_ value: Located<ValueText>, of type: String) throws(Problem) -> String {
        guard case .scalar(let text, _) = value.value else {
            throw problem("a list", Self.article(type), at: value.location)
        }
        return text
    }

    // MARK: Texts

    private func bool(_ text: String, at location: SourceLocation) throws(Problem) -> Constant {
        if text == "true" { return .bool(true) }
        if text == "false" { return .bool(false) }
        throw problem(
            quoted(text), "`true` or `false`", at: location, helps: help(BooleanText.meant(by: text)))
    }

    private func uuid(_ text: String, at location: SourceLocation) throws(Problem) -> String {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let digits = groups.joined().allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
        guard groups.map(\.count) == [8, 4, 4, 4, 12], digits else {
            throw problem(
                quoted(text), "a uuid", at: location,
                helps: ["write 32 hexadecimal digits as `00000000-0000-0000-0000-000000000000`, or `uuid()`"])
        }
        return text.uppercased()
    }

    private func url(_ text: String, at location: SourceLocation) throws(Problem) -> String {
        let illegal = text.unicodeScalars.first {
            $0.value <= 32 || $0.value == 127 || $0.properties.isWhitespace || "<>\"{}|\\^`".unicodeScalars.contains($0)
        }
        guard !text.isEmpty, illegal == nil else {
            throw problem(
                text.isEmpty ? "empty" : quoted(text), "a URL", at: location,
                helps: ["write blanks as `%20` and other illegal characters in the same way"])
        }
        return text
    }

    private func data(_ text: String, at location: SourceLocation) throws(Problem) -> [UInt8] {
        guard let bytes = Base64Text.decode(text) else {
            throw problem(
                quoted(text), "data in base64", at: location,
                notes: ["base64 comes in groups of four letters, digits, `+` and `/`, the last one filled with `=`"])
        }
        return bytes
    }

    private func date(_ text: String, at location: SourceLocation) throws(Problem) -> DateConstant {
        do {
            return try DateText.parse(text)
        } catch {
            throw Problem(
                message: "\(subject) is \(quoted(text)), which is no date: \(error.text)", location: location,
                helps: error.meant.map { ["write `\($0)`"] } ?? ["write a date of RFC 3339: `2024-01-31T12:00:00Z`"])
        }
    }
}

extension ConstantReader {
    func problem(
        _ found: String, _ wanted: String, at location: SourceLocation, notes: [String] = [], helps: [String] = []
    ) -> Problem {
        Problem(
            message: "\(subject) is \(found) where \(wanted) is needed", location: location, notes: notes, helps: helps)
    }

    func quoted(_ text: String) -> String { "`\(NameText.printable(text))`" }

    func help(_ meant: String?) -> [String] { meant.map { ["write `\($0)`"] } ?? [] }

    /// `int` with its article.
    static func article(_ type: String) -> String {
        guard let first = type.utf8.first else { return type }
        // `url` and `uuid` are spoken "you".
        return (Array("aeio".utf8).contains(first) ? "an " : "a ") + type
    }
}
