/// Where the lines of one file begin. Built once per file, so that any number of frames costs one pass over it.
struct LineIndex {
    private let bytes: [UInt8]
    /// The offset of the first byte of each line, ascending; the first is 0.
    private let starts: [Int]

    init(_ source: SourceFile) {
        bytes = source.bytes
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let length = Self.breakLength(bytes, at: index)
            index += max(length, 1)
            if length > 0 { starts.append(index) }
        }
        self.starts = starts
    }

    /// The bytes of the line around `offset`, without its line break, as a range of offsets.
    ///
    /// An offset outside the file is taken as its nearest end.
    func line(around offset: Int) -> Range<Int> {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        let start = starts[low - 1]
        var end = low < starts.count ? starts[low] : bytes.count
        if low < starts.count { end -= Self.breakLength(bytes, before: end) }
        return start..<max(start, end)
    }

    /// The length of the line break that begins at `index`, or 0. YAML breaks lines at LF, CR and CR LF; libyaml, as
    /// YAML 1.1 says, also at U+0085, U+2028 and U+2029.
    private static func breakLength(_ bytes: [UInt8], at index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
        case 0xE2:
            guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
            return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }

    private static func breakLength(_ bytes: [UInt8], before end: Int) -> Int {
        for length in [2, 3, 1] where length <= end && breakLength(bytes, at: end - length) == length { return length }
        return 0
    }
}
