package import Diagnostics
package import SchemaModel

/// The lock of a schema folder, `varve.lock`: for every released layer its parent, two sums, and what the store sees of
/// it as a difference to its parent.
///
/// The facts make an edit of a released layer visible in words, without a network and without the older file. Layers
/// stand in the order in which they were sealed: a parent before its children.
package struct Lock: Sendable {
    /// One released layer.
    package struct Entry: Sendable {
        package let version: SchemaVersion
        /// The version before it; nil for the first.
        package let parent: SchemaVersion?
        /// `v1:` and 64 hexadecimal digits: the sum of all facts of the layer.
        package let storeSum: String
        /// 64 hexadecimal digits: the sum of the file's text (`Lock.textSum`).
        package let textSum: String
        /// Every fact of the layer, sorted (`Lock.facts`).
        package let facts: [String]
        /// The line of the lock; nil for an entry that was never read from a file.
        package let location: SourceLocation?
    }

    package private(set) var entries: [Entry] = []
    private var indexes: [SchemaVersion: Int] = [:]

    /// A lock without layers.
    package init() {}

    /// The entry of `version`.
    package subscript(version: SchemaVersion) -> Entry? { indexes[version].map { entries[$0] } }

    mutating func append(_ entry: Entry) {
        indexes[entry.version] = entries.count
        entries.append(entry)
    }

    /// What is sealed of a layer: what a store sees of it, with identities, and whether its step has hand-written code:
    /// a step with code is a version of its own, one without may be folded into its neighbour.
    package static func facts(of schema: Schema, migration: Migration?) -> [String] {
        let facts = schema.storeFacts(withIdentities: true)
        guard migration?.hooks.isEmpty == false else { return facts }
        return (facts + ["migration hooks"]).sorted(by: FactDifference.precedes)
    }

    /// The lock with one more layer.
    ///
    /// - Parameters:
    ///   - schema: the layer, its identities carried.
    ///   - migration: the layer's block.
    ///   - parent: the version before it; sealed before.
    ///   - file: the file of the layer in `versions`, as it is or will be written.
    package func sealing(
        _ schema: Schema, migration: Migration? = nil, parent: SchemaVersion?, file: SourceFile
    ) -> Lock {
        let facts = Self.facts(of: schema, migration: migration)
        let entry = Entry(
            version: schema.version, parent: parent, storeSum: Schema.storeSum(of: facts),
            textSum: Lock.textSum(of: file.bytes), facts: facts, location: nil)
        var lock = Lock()
        for old in entries where old.version != entry.version { lock.append(old) }
        lock.append(entry)
        return lock
    }

    /// The sum of a text, whatever its line ends and with or without a byte order mark.
    package static func textSum(of bytes: [UInt8]) -> String {
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        var followsReturn = false
        for byte in rest {
            if byte == UInt8(ascii: "\n"), followsReturn {
                followsReturn = false
                continue
            }
            followsReturn = byte == UInt8(ascii: "\r")
            plain.append(followsReturn ? UInt8(ascii: "\n") : byte)
        }
        return SHA256.hexDigest(of: plain)
    }

    /// The content of the file.
    package var text: String {
        var text = Self.header + "\n"
        for entry in entries {
            let parent = entry.parent.map { "\($0)" } ?? "-"
            text += "layer \(entry.version) parent \(parent) store \(entry.storeSum) text \(entry.textSum)\n"
            let parentFacts = entry.parent.flatMap { self[$0]?.facts } ?? []
            let difference = FactDifference(from: parentFacts, to: entry.facts)
            for fact in difference.removed { text += "- \(fact)\n" }
            for fact in difference.added { text += "+ \(fact)\n" }
        }
        return text
    }

    /// The first line of every lock.
    static let header = "# The released layers of this schema. Written by `varve freeze`; never edit it by hand."
}

/// Facts that one sorted list has and another has not.
struct FactDifference: Equatable {
    private(set) var removed: [String] = []
    private(set) var added: [String] = []

    /// Compares two lists in the order of their UTF-8 bytes, in one walk. A fact that stands twice counts twice.
    init(from old: [String], to new: [String]) {
        var left = 0
        var right = 0
        while left < old.count || right < new.count {
            if right == new.count || (left < old.count && Self.precedes(old[left], new[right])) {
                removed.append(old[left])
                left += 1
            } else if left == old.count || Self.precedes(new[right], old[left]) {
                added.append(new[right])
                right += 1
            } else {
                left += 1
                right += 1
            }
        }
    }

    var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
