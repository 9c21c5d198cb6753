/// How messages show a character that the eye cannot tell apart.
enum UnicodeName {
    /// The number of the character: "U+0430".
    static func code(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
