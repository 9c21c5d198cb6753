import Diagnostics
import SchemaModel

/// Numbers: one notation a type, checked against the range of the type.
extension ConstantReader {
    func integer(_ text: String, as type: ScalarType, at location: SourceLocation) throws(Problem) -> Int64 {
        guard IntegerText.isCanonical(text) else {
            throw problem(
                quoted(text), Self.article(type.rawValue), at: location,
                notes: ["a whole number has one form: decimal digits without leading zeros"],
                helps: help(IntegerText.meant(by: text)))
        }
        let range = Self.range(of: type)
        guard let number = Int64(text), range.contains(number) else {
            throw Problem(
                message: "\(subject) is \(quoted(text)), which does not fit \(Self.article(type.rawValue))",
                location: location,
                notes: ["\(Self.article(type.rawValue)) goes from \(range.lowerBound) to \(range.upperBound)"])
        }
        return number
    }

    /// The whole numbers of `type`.
    static func range(of type: ScalarType) -> ClosedRange<Int64> {
        switch type {
        case .int16: Int64(Int16.min)...Int64(Int16.max)
        case .int32: Int64(Int32.min)...Int64(Int32.max)
        default: Int64.min...Int64.max
        }
    }

    func double(_ text: String, as type: ScalarType, at location: SourceLocation) throws(Problem) -> Double {
        try checkFraction(text, type.rawValue, at: location)
        let isFinite = type == .float ? Float(text)?.isFinite : Double(text)?.isFinite
        guard isFinite == true, let number = Double(text) else {
            throw Problem(
                message: "\(subject) is \(quoted(text)), which does not fit \(Self.article(type.rawValue))",
                location: location)
        }
        // A store knows no negative zero.
        return number == 0 ? 0 : number
    }

    func decimal(_ text: String, at location: SourceLocation) throws(Problem) -> DecimalConstant {
        try checkFraction(text, "decimal", at: location)
        guard let number = DecimalConstant(text) else {
            throw Problem(
                message: "\(subject) is \(quoted(text)), which does not fit a decimal", location: location,
                notes: ["a decimal has at most 38 significant digits and an exponent from -128 to 127"])
        }
        return number
    }

    private func checkFraction(_ text: String, _ type: String, at location: SourceLocation) throws(Problem) {
        guard !FractionText.isCanonical(text) else { return }
        let isUnbounded = ["nan", "inf", "infinity"].contains(
            text.lowercased().filter { $0 != "." && $0 != "-" && $0 != "+" })
        throw problem(
            quoted(text), Self.article(type), at: location,
            notes: isUnbounded
                ? ["a store cannot compare what is not a finite number"]
                : ["a number has one form: digits, perhaps a point with digits on both sides, perhaps an exponent"],
            helps: isUnbounded ? [] : help(FractionText.meant(by: text)))
    }
}
