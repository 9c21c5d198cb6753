import Diagnostics
import SchemaEmission

/// What earlier runs wrote into an output folder: the only files that may be replaced or removed.
///
/// It lies in the folder as `.varve-manifest`: a first line with the version of the form, then one line for each file,
/// `owner`, SHA-256 and path with tabs between, sorted by owner, path and sum. The owner is a schema with a target, so
/// that several can share a folder. A path has two lines, with the old and the new sum, only after a run was killed.
package struct OutputManifest: Sendable, Hashable {
    /// One file that was written.
    package struct Entry: Sendable, Hashable {
        package let owner: String
        /// 64 lower-case hexadecimal digits.
        package let sum: String
        /// A clean path below the folder: see `OutputPath.fault`.
        package let path: String
    }

    package static let name = ".varve-manifest"
    private static let head = "# varve manifest "
    private static let version = "1"

    /// Sorted, without repetitions.
    package let entries: [Entry]
    /// Whether lines were left out because they say nothing that can be trusted.
    package let isDamaged: Bool

    package init(_ entries: some Sequence<Entry>, isDamaged: Bool = false) {
        self.entries = Set(entries).sorted { left, right in
            if left.owner != right.owner { return left.owner.utf8.lexicographicallyPrecedes(right.owner.utf8) }
            if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
            return left.sum < right.sum
        }
        self.isDamaged = isDamaged
    }

    /// Reads what a run wrote; nil where a newer varve wrote it. Lines that are damaged, for instance by a merge, are left
    /// out: their files count as written by somebody else.
    package init?(bytes: [UInt8]) {
        var entries: [Entry] = []
        var isDamaged = false
        let lines = bytes.split(separator: 0x0A)
        for (index, line) in lines.enumerated() {
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix("#") {
                if text.hasPrefix(Self.head) {
                    guard text.dropFirst(Self.head.count).prefix(while: { $0 != ":" }) == Self.version else {
                        return nil
                    }
                } else if index == 0 {
                    isDamaged = true
                }
            } else if let entry = Self.entry(text) {
                entries.append(entry)
            } else {
                isDamaged = true
            }
        }
        self.init(entries, isDamaged: isDamaged)
    }

    private static func entry(_ line: String) -> Entry? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3, !fields[0].isEmpty, fields[1].utf8.count == 64 else { return nil }
        let digits = fields[1].utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
        guard digits, OutputPath.fault(in: fields[2]) == nil else { return nil }
        return Entry(owner: fields[0], sum: fields[1], path: fields[2])
    }

    /// The content of the file.
    package var bytes: [UInt8] {
        var text = "\(Self.head)\(Self.version): the files that varve generate may replace and remove\n"
        for entry in entries { text += "\(entry.owner)\t\(entry.sum)\t\(entry.path)\n" }
        return Array(text.utf8)
    }

    /// `name` as an owner: visible and on one line.
    package static func owner(_ name: String) -> String { VisibleText.escaped(name) }
}
