/// A literal value of a known type.
package enum Constant: Sendable, Hashable {
    case string(String)
    case bool(Bool)
    /// Any whole number: `int16` to `int64`.
    case integer(Int64)
    /// `float` and `double`; always finite.
    case double(Double)
    case decimal(DecimalConstant)
    case date(DateConstant)
    /// 36 characters, upper case, as Foundation prints them.
    case uuid(String)
    case url(String)
    case data([UInt8])
    /// The name of a case of the attribute's enum.
    case enumCase(String)
    /// A list of scalars, in order.
    case list([Constant])
}

/// An exact decimal number: `digits` × 10^`exponent`, without trailing zeros in `digits`, so equal numbers are equal values.
package struct DecimalConstant: Sendable, Hashable, CustomStringConvertible {
    /// Whether the number is below zero.
    package let isNegative: Bool
    /// The significant digits, ASCII, without leading or trailing zeros; empty for zero.
    package let digits: String
    /// The power of ten that the last digit counts.
    package let exponent: Int

    /// Reads `-12.50` or `1e3`: at most 38 significant digits, as Foundation's `Decimal` holds. Anything else gives nil.
    package init?(_ text: String) {
        var rest = Substring(text)
        var negative = false
        if rest.first == "-" || rest.first == "+" { negative = rest.removeFirst() == "-" }
        var exponent = 0
        if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            guard let power = Int(rest[rest.index(after: mark)...]), abs(power) <= 127 else { return nil }
            exponent = power
            rest = rest[..<mark]
        }
        let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first, !whole.isEmpty else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard parts.count == 1 || !fraction.isEmpty else { return nil }
        guard (whole + fraction).utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        var digits = Array((whole + fraction).utf8)
        exponent -= fraction.utf8.count
        while digits.last == 48 {
            digits.removeLast()
            exponent += 1
        }
        digits = Array(digits.drop { $0 == 48 })
        guard digits.count <= 38, digits.isEmpty || (-128...127).contains(exponent) else { return nil }
        self.digits = String(decoding: digits, as: UTF8.self)
        self.exponent = digits.isEmpty ? 0 : exponent
        isNegative = negative && !digits.isEmpty
    }

    /// Plain notation without an exponent, for instance `-12.5`.
    package var description: String {
        guard !digits.isEmpty else { return "0" }
        let sign = isNegative ? "-" : ""
        if exponent >= 0 { return sign + digits + String(repeating: "0", count: exponent) }
        let count = digits.utf8.count
        if -exponent >= count { return sign + "0." + String(repeating: "0", count: -exponent - count) + digits }
        return sign + digits.dropLast(-exponent) + "." + digits.suffix(-exponent)
    }
}

extension DecimalConstant: Comparable {
    package static func < (left: DecimalConstant, right: DecimalConstant) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        let smaller = left.isNegative ? right : left
        let larger = left.isNegative ? left : right
        return smaller.magnitudePrecedes(larger)
    }

    private func magnitudePrecedes(_ other: DecimalConstant) -> Bool {
        if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
        let magnitude = digits.utf8.count + exponent
        let otherMagnitude = other.digits.utf8.count + other.exponent
        if magnitude != otherMagnitude { return magnitude < otherMagnitude }
        return digits.utf8.lexicographicallyPrecedes(other.digits.utf8)
    }
}

/// A moment in time, exact to the nanosecond.
package struct DateConstant: Sendable, Hashable, Comparable {
    /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
    package let seconds: Int64
    /// Nanoseconds after `seconds`, from 0 to 999,999,999.
    package let nanoseconds: Int

    package init(seconds: Int64, nanoseconds: Int = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    package static func < (left: DateConstant, right: DateConstant) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}

/// What a new object starts with.
package enum DefaultValue: Sendable, Hashable {
    case constant(Constant)
    /// A fresh random identifier for every object: `uuid()`.
    case generatedUUID
    /// The moment of creation: `now()`.
    case now

    /// Whether the value differs from object to object.
    package var isGenerated: Bool {
        switch self {
        case .constant: false
        case .generatedUUID, .now: true
        }
    }
}
