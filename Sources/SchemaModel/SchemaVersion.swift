/// The version of one layer: three numbers, ordered.
package struct SchemaVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    package let patch: Int

    package init(_ major: Int, _ minor: Int, _ patch: Int) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads `2.0.0`: three runs of ASCII digits without leading zeros, each at most 999,999. Anything else gives nil.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...6).contains(part.count), part.allSatisfy({ (48...57).contains($0) }) else { return nil }
            guard part.count == 1 || part.first != 48 else { return nil }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 48) })
        }
        self.init(numbers[0], numbers[1], numbers[2])
    }

    package var description: String { "\(major).\(minor).\(patch)" }

    /// The version that most edits lead to: 2.1.0 after 2.0.3.
    package var nextMinor: SchemaVersion { SchemaVersion(major, min(minor + 1, 999_999), 0) }

    package static func < (left: SchemaVersion, right: SchemaVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
