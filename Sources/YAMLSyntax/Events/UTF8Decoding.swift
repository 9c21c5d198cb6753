/// UTF-8 as the Unicode Standard defines it (table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
enum UTF8Decoding {
    /// The scalar that begins at `index` and its length in bytes, or nil where the bytes are malformed or cut off.
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int)? {
        let first = bytes[index]
        let second: ClosedRange<UInt8>
        let length: Int
        switch first {
        case 0x00...0x7F: return (UInt32(first), 1)
        case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
        case 0xE0: (second, length) = (0xA0...0xBF, 3)
        case 0xED: (second, length) = (0x80...0x9F, 3)
        case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
        case 0xF0: (second, length) = (0x90...0xBF, 4)
        case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
        case 0xF4: (second, length) = (0x80...0x8F, 4)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        var scalar = (UInt32(first) & (0xFF >> UInt32(length + 1))) << 6 | UInt32(bytes[index + 1] & 0x3F)
        for next in (index + 2)..<max(index + length, index + 2) {
            guard bytes[next] & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(bytes[next] & 0x3F)
        }
        return (scalar, length)
    }

    /// How many bytes the character takes whose first byte is `byte`; the text is known to be valid.
    static func length(of byte: UInt8) -> Int {
        byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }

    /// `U+202E`, with at least four hexadecimal digits.
    static func name(of scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
