/// The SHA-256 checksum of FIPS 180-4, for fingerprints. The toolchain on Linux has no public one.
package enum SHA256 {
    /// The checksum of `bytes` as 64 lower-case hexadecimal digits.
    package static func hexDigest(of bytes: some Collection<UInt8>) -> String {
        let digest = bytes.withContiguousStorageIfAvailable { hexDigest(of: $0) }
        return digest ?? Array(bytes).withUnsafeBufferPointer { hexDigest(of: $0) }
    }

    /// The checksum of the UTF-8 bytes of `text`.
    package static func hexDigest(of text: String) -> String { hexDigest(of: text.utf8) }

    private static func hexDigest(of bytes: UnsafeBufferPointer<UInt8>) -> String {
        var state = State()
        let wholeBlocks = bytes.count / 64
        let tail = paddedTail(bytes[(wholeBlocks * 64)...], messageCount: bytes.count)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            roundConstants.withUnsafeBufferPointer { constants in
                for block in 0..<wholeBlocks {
                    state.compress(bytes, at: block * 64, schedule, constants)
                }
                tail.withUnsafeBufferPointer { tail in
                    for start in stride(from: 0, to: tail.count, by: 64) {
                        state.compress(tail, at: start, schedule, constants)
                    }
                }
            }
        }
        return hex(state.words)
    }

    /// The bytes after the last whole block, the closing bit, zeros and the length in bits: one block or two.
    private static func paddedTail(_ rest: Slice<UnsafeBufferPointer<UInt8>>, messageCount: Int) -> [UInt8] {
        var tail = Array(rest)
        tail.append(0x80)
        while tail.count % 64 != 56 { tail.append(0) }
        let bitCount = UInt64(messageCount) &* 8
        for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bitCount >> shift)) }
        return tail
    }

    /// The eight working words.
    private struct State {
        private var h0: UInt32 = 0x6a09_e667
        private var h1: UInt32 = 0xbb67_ae85
        private var h2: UInt32 = 0x3c6e_f372
        private var h3: UInt32 = 0xa54f_f53a
        private var h4: UInt32 = 0x510e_527f
        private var h5: UInt32 = 0x9b05_688c
        private var h6: UInt32 = 0x1f83_d9ab
        private var h7: UInt32 = 0x5be0_cd19

        var words: [UInt32] { [h0, h1, h2, h3, h4, h5, h6, h7] }

        /// Takes in the 64 bytes of `bytes` from `start`. `schedule` is room for 64 words.
        mutating func compress(
            _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ schedule: UnsafeMutableBufferPointer<UInt32>,
            _ constants: UnsafeBufferPointer<UInt32>
        ) {
            expand(bytes, at: start, schedule)
            var (a, b, c, d, e, f, g, h) = (h0, h1, h2, h3, h4, h5, h6, h7)
            for index in 0..<64 {
                let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
                let first = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ schedule[index]
                let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
                let second = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
            }
            h0 &+= a
            h1 &+= b
            h2 &+= c
            h3 &+= d
            h4 &+= e
            h5 &+= f
            h6 &+= g
            h7 &+= h
        }

        private func expand(
            _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ schedule: UnsafeMutableBufferPointer<UInt32>
        ) {
            for index in 0..<16 {
                let place = start + index * 4
                schedule[index] =
                    UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
                    | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
            }
            for index in 16..<64 {
                let early = schedule[index - 15]
                let late = schedule[index - 2]
                let first = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
                let second = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
                schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
            }
        }
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

    private static func hex(_ words: [UInt32]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for word in words {
            for shift in stride(from: UInt32(28), through: 0, by: -4) { text.append(digits[Int(word >> shift & 15)]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let roundConstants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
