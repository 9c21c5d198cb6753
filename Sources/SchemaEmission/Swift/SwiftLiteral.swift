package import SchemaModel

/// Spells values as Swift expressions that mean exactly the same value, without force unwrapping.
package enum SwiftLiteral {
    /// A string literal. What an editor cannot show (controls, invisible and direction-changing scalars, odd spaces) is
    /// written as an escape.
    package static func string(_ text: String) -> String {
        var literal = "\""
        var isFirst = true
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case " "..."~": literal.unicodeScalars.append(scalar)
            default:
                if needsEscape(scalar) || (isFirst && isMark(scalar)) {
                    literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
            isFirst = false
        }
        return literal + "\""
    }

    /// A raw value of an enum.
    package static func rawValue(_ value: EnumType.RawValue) -> String {
        switch value {
        case .string(let text): string(text)
        case .integer(let number): integer(number)
        }
    }

    /// A whole number, its digits in groups of three where there are seven or more, as `swift format` wants them.
    package static func integer(_ number: Int64) -> String {
        (number < 0 ? "-" : "") + grouped(String(number.magnitude))
    }

    private static func grouped(_ digits: String) -> String {
        let count = digits.utf8.count
        guard count >= 7 else { return digits }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (count - index) % 3 == 0 { text.append("_") }
            text.append(digit)
        }
        return text
    }

    /// The constant as an expression of the Swift type of `type`, types spelled as `scope` asks. Whole numbers, floating-point
    /// numbers, booleans and strings are bare literals: the place they stand in gives them their type.
    package static func constant(_ constant: Constant, of type: AttributeType, in scope: SwiftScope) -> String {
        switch constant {
        case .string(let text): string(text)
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): integer(number)
        case .double(let number): floatingPoint(number, of: type)
        case .decimal(let number): decimal(number, in: scope)
        case .date(let moment): date(moment, in: scope)
        case .uuid(let text): uuid(text, in: scope)
        case .url(let text): url(text, in: scope)
        case .data(let bytes): data(bytes, in: scope)
        case .enumCase(let name): enumCase(name, of: type, in: scope)
        case .list(let values):
            "[" + values.map { self.constant($0, of: element(of: type), in: scope) }.joined(separator: ", ") + "]"
        }
    }

    /// A default as an expression. Generated ones are made anew at every evaluation.
    package static func defaultValue(_ value: DefaultValue, of type: AttributeType, in scope: SwiftScope) -> String {
        switch value {
        case .constant(let constant): self.constant(constant, of: type, in: scope)
        case .generatedUUID: scope.foundation("UUID") + "()"
        case .now: scope.foundation("Date") + ".now"
        }
    }

    /// In hexadecimal where the number is so small that the compiler warns about its decimal form.
    private static func floatingPoint(_ number: Double, of type: AttributeType) -> String {
        let sign = number.sign == .minus ? "-" : ""
        if type == .scalar(.float) {
            let rounded = Float(number)
            guard rounded.isSubnormal || (rounded.isZero && !number.isZero) else { return String(number) }
            return "\(sign)0x\(String(rounded.significandBitPattern, radix: 16))p-149"
        }
        guard number.isSubnormal else { return String(number) }
        return "\(sign)0x\(String(number.significandBitPattern, radix: 16))p-1074"
    }

    private static func element(of type: AttributeType) -> AttributeType {
        if case .list(let scalar) = type { return .scalar(scalar) }
        return type
    }

    /// `Priority.normal`, or `.normal` where a member hides the type.
    private static func enumCase(_ name: String, of type: AttributeType, in scope: SwiftScope) -> String {
        let name = SwiftIdentifier(name).spelling
        guard case .enumeration(let owner) = type, !scope.hidesMember(owner) else { return ".\(name)" }
        return "\(SwiftIdentifier(owner).spelling).\(name)"
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned,
            .surrogate:
            true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }
}

/// Values of Foundation's types.
extension SwiftLiteral {
    /// Counted from 2001, as `Date` stores it, so that no second rounding loses a nanosecond. Seconds beyond ± 292 thousand
    /// million years are cut there.
    static func date(_ moment: DateConstant, in scope: SwiftScope) -> String {
        let (difference, overflows) = moment.seconds.subtractingReportingOverflow(978_307_200)
        var seconds = overflows ? Int64.min : difference
        var nanoseconds = moment.nanoseconds
        let isNegative = seconds < 0
        if isNegative, nanoseconds > 0 {
            // 2.25 s before 2001 is -3 s and 0.75 s.
            seconds += 1
            nanoseconds = 1_000_000_000 - nanoseconds
        }
        let sign = isNegative ? "-" : ""
        var number = sign + (nanoseconds > 0 ? String(seconds.magnitude) : grouped(String(seconds.magnitude)))
        if nanoseconds > 0 {
            let digits = String(nanoseconds)
            var fraction = String(repeating: "0", count: max(0, 9 - digits.utf8.count)) + digits
            while fraction.hasSuffix("0") { fraction.removeLast() }
            number += "." + fraction
        }
        return "\(scope.foundation("Date"))(timeIntervalSinceReferenceDate: \(number))"
    }

    /// From whole numbers only: up to 18 digits in one piece, more in two.
    static func decimal(_ number: DecimalConstant, in scope: SwiftScope) -> String {
        let name = scope.foundation("Decimal")
        guard !number.digits.isEmpty else { return "\(name)(0)" }
        let digits = number.digits
        if number.exponent == 0, digits.utf8.count <= 18 {
            return "\(name)(\(number.isNegative ? "-" : "")\(grouped(digits)))"
        }
        var significand = "\(name)(\(grouped(digits)))"
        if digits.utf8.count > 18 {
            let low = String(digits.suffix(18).drop { $0 == "0" })
            let high = piece(String(digits.dropLast(18)), exponent: 18, name: name)
            significand = low.isEmpty ? high : "\(high) + \(name)(\(grouped(low)))"
        }
        if number.exponent == 0, !number.isNegative { return significand }
        let sign = number.isNegative ? ".minus" : ".plus"
        return "\(name)(sign: \(sign), exponent: \(number.exponent), significand: \(significand))"
    }

    /// `digits` × 10^`exponent`, for at most 20 digits.
    private static func piece(_ digits: String, exponent: Int, name: String) -> String {
        guard digits.utf8.count > 18 else {
            return "\(name)(sign: .plus, exponent: \(exponent), significand: \(name)(\(grouped(digits))))"
        }
        let high = piece(String(digits.dropLast(18)), exponent: exponent + 18, name: name)
        let low = String(digits.suffix(18).drop { $0 == "0" })
        return low.isEmpty ? high : "\(high) + \(piece(low, exponent: exponent, name: name))"
    }

    /// From its sixteen bytes; a text that is no UUID gives the nil UUID.
    static func uuid(_ text: String, in scope: SwiftScope) -> String {
        let digits = Array(text.utf8.filter { $0 != UInt8(ascii: "-") })
        var bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { index in
            UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
        }
        if bytes.count != 16 { bytes = Array(repeating: 0, count: 16) }
        return "\(scope.foundation("UUID"))(uuid: (\(bytes.map(String.init).joined(separator: ", "))))"
    }

    /// Foundation reads every URL that the schema accepts; the file URL after `??` only spares a force unwrap.
    static func url(_ text: String, in scope: SwiftScope) -> String {
        let name = scope.foundation("URL")
        return "\(name)(string: \(string(text))) ?? \(name)(filePath: \(string(text)))"
    }

    static func data(_ bytes: [UInt8], in scope: SwiftScope) -> String {
        let name = scope.foundation("Data")
        return bytes.isEmpty ? "\(name)()" : "\(name)([\(bytes.map(String.init).joined(separator: ", "))])"
    }
}
