/// Bytes in the standard alphabet of RFC 4648 with padding.
enum Base64Text {
    /// The bytes, or nil where the text is not in the one form (wrong length, foreign characters, stray bits).
    static func decode(_ text: String) -> [UInt8]? {
        let characters = Array(text.utf8)
        guard characters.count % 4 == 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(characters.count / 4 * 3)
        for start in stride(from: 0, to: characters.count, by: 4) {
            let group = characters[start..<start + 4]
            let isLast = start + 4 == characters.count
            let padding = isLast ? group.reversed().prefix { $0 == UInt8(ascii: "=") }.count : 0
            guard padding <= 2 else { return nil }
            var word: UInt32 = 0
            for character in group.prefix(4 - padding) {
                guard let sextet = sextet(of: character) else { return nil }
                word = word << 6 | sextet
            }
            word <<= 6 * UInt32(padding)
            guard word & (padding == 2 ? 0xFFFF : padding == 1 ? 0xFF : 0) == 0 else { return nil }
            bytes += [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)].prefix(3 - padding)
        }
        return bytes
    }

    private static func sextet(of character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - 65)
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - 97 + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - 48 + 52)
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
