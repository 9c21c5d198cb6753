import CLibYAML
import Diagnostics

/// Turns libyaml's marks (characters, from 0, behind the byte order mark) into positions of the file.
struct MarkReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let prefix: Int
    private let isASCII: Bool
    /// The last mark, as characters and as bytes: marks rise almost always, so a walk from the last one is short.
    private var index = 0
    private var offset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, prefix: Int, isASCII: Bool) {
        self.bytes = bytes
        self.prefix = prefix
        self.isASCII = isASCII
        offset = prefix
    }

    mutating func position(_ mark: yaml_mark_t) -> SourcePosition {
        SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1, offset: byteOffset(Int(mark.index)))
    }

    mutating func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> SourceRange {
        SourceRange(start: position(start), end: position(end))
    }

    private mutating func byteOffset(_ target: Int) -> Int {
        if isASCII { return min(target + prefix, bytes.count) }
        while index < target, offset < bytes.count {
            offset += UTF8Decoding.length(of: bytes[offset])
            index += 1
        }
        while index > target, offset > prefix {
            repeat { offset -= 1 } while offset > prefix && bytes[offset] & 0xC0 == 0x80
            index -= 1
        }
        return min(offset, bytes.count)
    }
}
