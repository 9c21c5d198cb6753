/// A name as SQL: always in double quotes, so that no name is a keyword and none can end the quotes.
package struct SQLIdentifier: Sendable, Hashable, CustomStringConvertible {
    package let name: String

    package init(_ name: String) { self.name = name }

    package var description: String { "\"" + name.doubling(UInt8(ascii: "\"")) + "\"" }

    /// What SQLite compares names by: ASCII letters in one case, all else as it is.
    var folded: String {
        String(decoding: name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
    }
}

/// A constant as SQL, quoted where it must be.
package struct SQLLiteral: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    private init(_ text: String) { description = text }

    /// `text` in single quotes. A NUL character would end the statement, so that a text with one is written as bytes.
    package static func text(_ text: String) -> SQLLiteral {
        guard text.utf8.contains(0) else { return SQLLiteral("'" + text.doubling(UInt8(ascii: "'")) + "'") }
        return SQLLiteral("CAST(\(blob(Array(text.utf8))) AS TEXT)")
    }

    /// A whole number.
    package static func integer(_ number: Int64) -> SQLLiteral { SQLLiteral("\(number)") }

    /// A finite number; anything else is NULL, which is what SQLite makes of it as well.
    package static func real(_ number: Double) -> SQLLiteral { SQLLiteral(number.isFinite ? "\(number)" : "NULL") }

    /// Bytes in hexadecimal.
    package static func blob(_ bytes: [UInt8]) -> SQLLiteral {
        var digits: [UInt8] = []
        digits.reserveCapacity(bytes.count * 2)
        let alphabet = Array("0123456789ABCDEF".utf8)
        for byte in bytes {
            digits.append(alphabet[Int(byte >> 4)])
            digits.append(alphabet[Int(byte & 15)])
        }
        return SQLLiteral("X'" + String(decoding: digits, as: UTF8.self) + "'")
    }
}

/// A piece of SQL, made of text of this program and of names, constants and pieces that quote themselves:
/// `"\(column) >= \(bound)"`. A plain string cannot be put into one.
package struct SQLFragment: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringInterpolation {
    /// Collects the pieces of an interpolated fragment.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        /// Text that stands in the source of this program.
        package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

        /// A name.
        package mutating func appendInterpolation(_ name: SQLIdentifier) { text += name.description }

        /// A constant.
        package mutating func appendInterpolation(_ literal: SQLLiteral) { text += literal.description }

        /// A piece of SQL.
        package mutating func appendInterpolation(_ fragment: SQLFragment) { text += fragment.description }

        /// Names with commas between them.
        package mutating func appendInterpolation(_ names: [SQLIdentifier]) {
            text += names.map(\.description).joined(separator: ", ")
        }

        /// Constants with commas between them.
        package mutating func appendInterpolation(_ literals: [SQLLiteral]) {
            text += literals.map(\.description).joined(separator: ", ")
        }
    }

    package let description: String

    package init(stringLiteral value: StaticString) { description = value.description }
    package init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }
    package init(_ literal: SQLLiteral) { description = literal.description }
}

/// One line after `-- `: nothing in it can end the comment.
package struct SQLComment: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    /// `text` on one line, whatever line breaks and control characters it holds.
    package init(_ text: String) { description = SwiftComment.line(text) }

    /// `text` with its line breaks kept, one comment a line.
    package static func lines(_ text: String) -> [SQLComment] { SwiftComment.lines(text).map { SQLComment($0) } }
}

extension String {
    /// The text with every `quote` written twice. Bytes are looked at, not characters: a quote with a combining mark behind it
    /// is one character and still ends a string for SQL.
    fileprivate func doubling(_ quote: UInt8) -> String {
        guard utf8.contains(quote) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 8)
        for byte in utf8 {
            bytes.append(byte)
            if byte == quote { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
