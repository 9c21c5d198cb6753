import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// The lock: what is written is read, and nothing else.
@Suite struct LockTests {
    private static func schema(_ version: SchemaVersion, _ attributes: [Attribute]) -> Schema {
        Schema(
            name: "Tasks", version: version, entities: [Entity(name: "Task", attributes: NamedList(attributes))])
    }

    private static let first = schema(SchemaVersion(1, 0, 0), [Attribute(name: "title", type: .scalar(.string))])
    private static let second = schema(
        SchemaVersion(2, 0, 0),
        [
            Attribute(name: "title", type: .scalar(.string), isOptional: true),
            Attribute(name: "rank", type: .scalar(.int)),
        ])

    private static let lock = Lock()
        .sealing(first, parent: nil, file: SourceFile(path: "1.0.0.yaml", text: "one\n"))
        .sealing(second, parent: SchemaVersion(1, 0, 0), file: SourceFile(path: "2.0.0.yaml", text: "two\n"))

    private func read(_ text: String) -> (lock: Lock, findings: [String]) {
        let result = Lock.read(SourceFile(path: "varve.lock", text: text))
        return (result.lock, result.diagnostics.map(describe))
    }

    @Test func textIsOneLineALayerAndOneAFact() {
        let lines = Self.lock.text.split(separator: "\n").map(String.init)
        // Sums after `printf 'one\n' | sha256sum` and the same of the facts joined by line ends.
        let sumOne = "2c8b08da5ce60398e1f19af0e5dccc744df274b826abe585eaba68c525434806"
        let sumTwo = "27dd8ed44a83ff94d557f9fd0412ed5a8cbca69ea04922d88c01184a07300a5a"
        #expect(lines.count == 8)
        #expect(lines[0].hasPrefix("# "))
        #expect(lines[1].hasPrefix("layer 1.0.0 parent - store v1:"))
        #expect(lines[1].hasSuffix(" text \(sumOne)"))
        #expect(lines[2...3] == ["+ Task entity", "+ Task.title string"])
        #expect(lines[4].hasPrefix("layer 2.0.0 parent 1.0.0 store v1:"))
        #expect(lines[4].hasSuffix(" text \(sumTwo)"))
        #expect(lines[5...] == ["- Task.title string", "+ Task.rank int64", "+ Task.title string optional"])
    }

    @Test func whatIsWrittenIsRead() {
        let (lock, findings) = read(Self.lock.text)
        #expect(findings == [])
        #expect(lock.text == Self.lock.text)
        #expect(
            lock[SchemaVersion(2, 0, 0)]?.facts == ["Task entity", "Task.rank int64", "Task.title string optional"])
        #expect(lock[SchemaVersion(2, 0, 0)]?.location?.range.start.line == 5)
        #expect(read(Self.lock.text.replacing("\n", with: "\r\n")).lock.text == Self.lock.text)
        #expect(read("\u{FEFF}" + Self.lock.text).findings == [])
    }

    @Test func sealingAgainRenewsTheEntry() {
        let again = Self.lock.sealing(
            Self.second, parent: SchemaVersion(1, 0, 0), file: SourceFile(path: "2.0.0.yaml", text: "three\n"))
        #expect(again.entries.map(\.version) == [SchemaVersion(1, 0, 0), SchemaVersion(2, 0, 0)])
        #expect(again[SchemaVersion(2, 0, 0)]?.textSum != Self.lock[SchemaVersion(2, 0, 0)]?.textSum)
        #expect(again[SchemaVersion(2, 0, 0)]?.storeSum == Self.lock[SchemaVersion(2, 0, 0)]?.storeSum)
    }

    @Test(arguments: ["a\nb\n", "a\r\nb\r\n", "a\rb\r", "\u{FEFF}a\nb\n"])
    func textSumIgnoresLineEndsAndByteOrderMark(_ text: String) {
        #expect(Lock.textSum(of: Array(text.utf8)) == Lock.textSum(of: Array("a\nb\n".utf8)))
    }

    @Test func textSumSeesEverythingElse() {
        let sums = ["a\nb\n", "a\nb", "a\n\nb\n", "a \nb\n", "", "\n"].map { Lock.textSum(of: Array($0.utf8)) }
        #expect(Set(sums).count == sums.count)
    }

    /// A text to replace in the lock, what with, and the beginning of the one finding.
    static let damages: [(old: String, new: String, finding: String)] = [
        (
            "+ Task.rank int64\n", "",
            "5:1 error lock-syntax: the facts of layer 2.0.0 in the lock do not have the sum that stands beside them"
        ),
        (
            "- Task.title string\n", "",
            "5:1 error lock-syntax: the facts of layer 2.0.0 in the lock do not have the sum"
        ),
        (
            "- Task.title string\n", "- Task.name string\n",
            "5:1 error lock-syntax: the facts of layer 2.0.0 in the lock"
        ),
        (
            "store v1:", "store v2:",
            "2:1 error lock-syntax: the store sum of layer 1.0.0 is of the kind `v2`, which this release does not know"
        ),
        ("layer 2.0.0", "layer 2.0", "5:1 error lock-syntax: line 5 of the lock is none that `varve freeze` writes"),
        ("layer 2.0.0", "layer 1.0.0", "5:1 error lock-syntax: the lock holds layer 1.0.0 twice"),
        ("parent 1.0.0", "parent 1.5.0", "5:1 error lock-syntax: the lock holds layer 2.0.0 before its parent 1.5.0"),
        (
            "- Task.title string\n", "<<<<<<< main\n- Task.title string\n",
            "6:1 error lock-syntax: the lock holds a merge conflict"
        ),
        (
            "- Task.title string\n", "  Task.title string\n",
            "6:1 error lock-syntax: line 6 of the lock is none that `varve freeze` writes"
        ),
        (" text 2c", " text 2C", "2:1 error lock-syntax: line 2 of the lock is none that `varve freeze` writes"),
        ("# The", "+ The", "1:1 error lock-syntax: line 1 of the lock is none that `varve freeze` writes"),
    ]

    @Test(arguments: damages) func damageIsReported(_ example: (old: String, new: String, finding: String)) {
        let (lock, findings) = read(Self.lock.text.replacing(example.old, with: example.new))
        #expect(findings.first?.hasPrefix(example.finding) == true, "\(findings)")
        #expect(example.new.hasPrefix("+ The") || lock.entries.count < 2)
    }

    @Test(arguments: [
        [0xFF, 0xFE, 0x0A], Array("layer \n".utf8), Array("layer 1.0.0 parent - store v1: text \n".utf8),
        Array("+ x\n".utf8), Array(String(repeating: "layer 1.0.0 ", count: 10_000).utf8), [0x0D], [0x2B, 0x20],
    ])
    func hostileBytesGiveMessages(_ bytes: [UInt8]) {
        let result = Lock.read(SourceFile(path: "varve.lock", bytes: bytes))
        #expect(result.lock.entries.isEmpty)
        #expect(result.diagnostics.isEmpty == (bytes == [0x0D]))
    }
}
