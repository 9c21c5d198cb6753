package import Diagnostics
import SchemaModel

extension Lock {
    /// Reads a lock strictly. A layer that is not as `varve freeze` wrote it is left out, after a message.
    package static func read(_ file: SourceFile) -> (lock: Lock, diagnostics: [Diagnostic]) {
        var reader = LockReader(file)
        reader.read()
        return (reader.lock, reader.diagnostics)
    }
}

/// Reads the lines of a lock.
private struct LockReader {
    private let file: SourceFile
    private(set) var lock = Lock()
    private(set) var diagnostics: [Diagnostic] = []
    private var lineNumber = 0
    private var offset = 0
    private var block: Block?
    /// Layers that were refused: what builds on them cannot be checked.
    private var refused: Set<SchemaVersion> = []

    /// The layer whose lines are being read.
    private struct Block {
        let version: SchemaVersion
        let parent: SchemaVersion?
        let storeSum: String
        let textSum: String
        let location: SourceLocation
        var removed: [String] = []
        var added: [String] = []
        var isBroken = false
    }

    init(_ file: SourceFile) { self.file = file }

    mutating func read() {
        for bytes in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            lineNumber += 1
            let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            if let text = String(validating: line, as: UTF8.self) {
                read(text)
            } else {
                report("line \(lineNumber) of the lock is not UTF-8", column: 1, length: 0)
                block?.isBroken = true
            }
            offset += bytes.count + 1
        }
        finishBlock()
    }

    private mutating func read(_ line: String) {
        if lineNumber == 1, line.hasPrefix("\u{FEFF}") { return read(String(line.dropFirst())) }
        if line.isEmpty || line.hasPrefix("#") { return }
        if line.hasPrefix("layer ") { return readLayer(line) }
        if line.hasPrefix("<<<<<<<") || line.hasPrefix("=======") || line.hasPrefix(">>>>>>>") {
            report(
                "the lock holds a merge conflict", column: 1, length: line.unicodeScalars.count,
                notes: ["two branches have released a version each"],
                helps: ["keep the lock of the branch you merge into, then seal the other version again after it"])
            block?.isBroken = true
            return
        }
        guard line.hasPrefix("+ ") || line.hasPrefix("- "), block != nil else {
            report(
                "line \(lineNumber) of the lock is none that `varve freeze` writes", column: 1,
                length: line.unicodeScalars.count)
            block?.isBroken = true
            return
        }
        let fact = String(line.dropFirst(2))
        if line.hasPrefix("+ ") { block?.added.append(fact) } else { block?.removed.append(fact) }
    }

    /// `layer 2.0.0 parent 1.0.0 store v1:... text ...`
    private mutating func readLayer(_ line: String) {
        finishBlock()
        let location = place(column: 1, length: line.unicodeScalars.count)
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 8, words[2] == "parent", words[4] == "store", words[6] == "text",
            let version = SchemaVersion(words[1]), words[3] == "-" || SchemaVersion(words[3]) != nil,
            words[5].hasPrefix("v"), words[5].contains(":"), Self.isSum(words[7])
        else {
            report(
                "line \(lineNumber) of the lock is none that `varve freeze` writes", column: 1,
                length: line.unicodeScalars.count)
            return
        }
        var block = Block(
            version: version, parent: SchemaVersion(words[3]), storeSum: words[5], textSum: words[7], location: location
        )
        block.isBroken = !isExpected(block)
        self.block = block
    }

    private mutating func isExpected(_ block: Block) -> Bool {
        let version = block.version
        if lock[version] != nil || refused.contains(version) {
            report("the lock holds layer \(version) twice", at: block.location)
            return false
        }
        if !block.storeSum.hasPrefix("v1:") {
            let algorithm = block.storeSum.prefix { $0 != ":" }
            report(
                "the store sum of layer \(version) is of the kind `\(NameText.printable(String(algorithm)))`, which this release does not know",
                at: block.location, helps: ["use the release of Varve that wrote the lock, or a newer one"])
            return false
        }
        guard let parent = block.parent else { return true }
        if lock[parent] == nil, !refused.contains(parent) {
            report("the lock holds layer \(version) before its parent \(parent)", at: block.location)
            return false
        }
        return !refused.contains(parent)
    }

    private mutating func finishBlock() {
        guard let block else { return }
        self.block = nil
        guard !block.isBroken, let facts = facts(of: block), Schema.storeSum(of: facts) == block.storeSum else {
            if !block.isBroken {
                report(
                    "the facts of layer \(block.version) in the lock do not have the sum that stands beside them",
                    at: block.location, notes: ["somebody or something other than `varve freeze` has changed the lock"],
                    helps: ["restore the lock from version control"])
            }
            refused.insert(block.version)
            return
        }
        lock.append(
            Lock.Entry(
                version: block.version, parent: block.parent, storeSum: block.storeSum, textSum: block.textSum,
                facts: facts, location: block.location))
    }

    /// The facts of the parent without the removed and with the added ones; nil where a removed one is not there.
    private func facts(of block: Block) -> [String]? {
        let parentFacts = block.parent.flatMap { lock[$0]?.facts } ?? []
        var removals: [String: Int] = [:]
        for fact in block.removed { removals[fact, default: 0] += 1 }
        var facts: [String] = []
        facts.reserveCapacity(parentFacts.count + block.added.count)
        for fact in parentFacts {
            if let count = removals[fact], count > 0 {
                removals[fact] = count - 1
            } else {
                facts.append(fact)
            }
        }
        guard removals.values.allSatisfy({ $0 == 0 }) else { return nil }
        return (facts + block.added).sorted(by: FactDifference.precedes)
    }

    // MARK: Places

    private static func isSum(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    private func place(column: Int, length: Int) -> SourceLocation {
        let start = SourcePosition(line: lineNumber, column: column, offset: offset)
        let end = SourcePosition(line: lineNumber, column: column + length, offset: offset + length)
        return SourceLocation(path: file.path, range: SourceRange(start: start, end: end))
    }

    private mutating func report(
        _ message: String, column: Int, length: Int, notes: [String] = [],
        helps: [String] = ["restore the lock from version control"]
    ) {
        report(message, at: place(column: column, length: length), notes: notes, helps: helps)
    }

    private mutating func report(
        _ message: String, at location: SourceLocation, notes: [String] = [],
        helps: [String] = ["restore the lock from version control"]
    ) {
        diagnostics.append(Diagnostic(LayerRules.lockSyntax, message, at: location, notes: notes, helps: helps))
    }
}
