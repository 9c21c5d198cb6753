import Diagnostics

/// Joins scalars and the beginnings and ends of collections to a tree, without recursion.
struct TreeBuilder {
    /// What a mapping waits for.
    private enum Key {
        case none
        case text(String, SourceRange)
        /// The key was refused: its value is read and dropped.
        case refused
        /// A merge key: aliases in its value are no news.
        case merge
    }

    /// A list or mapping whose end has not come.
    private struct OpenCollection {
        let isMapping: Bool
        let isFlow: Bool
        let start: SourcePosition
        /// Whether the whole collection stands where a key should.
        let isKey: Bool
        var items: [YAMLNode] = []
        var pairs: [YAMLNode.Pair] = []
        var key = Key.none
        /// The places of the keys, once there are enough to make a dictionary worth it.
        var indexByKey: [String: Int] = [:]
    }

    private static let smallMapping = 12

    private let path: String
    private var open: [OpenCollection] = []
    private var openMerges = 0
    private(set) var root: YAMLNode?
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var nodeCount = 0

    init(path: String) { self.path = path }

    var depth: Int { open.count }
    var isInFlow: Bool { open.last?.isFlow ?? false }
    /// The bracket that opened the innermost collection, if it is one in brackets.
    var openBracket: SourcePosition? { isInFlow ? open.last?.start : nil }
    /// Whether what comes next is the value of a merge key, or inside one.
    var isInMerge: Bool { openMerges > 0 || isBehindMergeKey }

    private var isBehindMergeKey: Bool {
        if case .merge? = open.last?.key { true } else { false }
    }

    private var expectsKey: Bool {
        guard let top = open.last, top.isMapping, case .none = top.key else { return false }
        return true
    }

    mutating func add(_ text: String, _ style: YAMLNode.ScalarStyle, _ range: SourceRange) {
        nodeCount += 1
        if expectsKey {
            take(key: text, style, range)
        } else {
            attach(YAMLNode(.scalar(text, style), range: range))
        }
    }

    mutating func begin(mapping isMapping: Bool, flow isFlow: Bool, at start: SourcePosition) {
        nodeCount += 1
        if isBehindMergeKey { openMerges += 1 }
        open.append(OpenCollection(isMapping: isMapping, isFlow: isFlow, start: start, isKey: expectsKey))
    }

    /// Ends the innermost collection. A block collection ends with its last child, wherever libyaml noticed it.
    mutating func end(at end: SourcePosition) {
        guard let collection = open.popLast() else { return }
        let last = collection.isMapping ? collection.pairs.last?.value.range.end : collection.items.last?.range.end
        let range = SourceRange(start: collection.start, end: collection.isFlow ? end : last ?? collection.start)
        if collection.isKey {
            refuse(
                YAMLRules.complexKey, "a \(collection.isMapping ? "mapping" : "list") stands where a key belongs",
                at: range,
                helps: ["write the key as text: `key: value`; put quotes around one that begins with `[` or `{`"])
            setKey(.refused)
            return
        }
        if isBehindMergeKey { openMerges -= 1 }
        let content: YAMLNode.Content =
            collection.isMapping ? .mapping(collection.pairs) : .sequence(collection.items)
        attach(YAMLNode(content, range: range))
    }

    mutating func refuse(
        _ rule: Rule, _ message: String, at range: SourceRange, labels: [Diagnostic.Label] = [], notes: [String] = [],
        helps: [String]
    ) {
        diagnostics.append(
            Diagnostic(
                rule, message, at: SourceLocation(path: path, range: range), labels: labels, notes: notes, helps: helps)
        )
    }

    /// Adds what was found outside the tree.
    mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    private mutating func take(key: String, _ style: YAMLNode.ScalarStyle, _ range: SourceRange) {
        if style == .plain, key == "<<" {
            refuse(
                YAMLRules.mergeKey, "the merge key `<<` is not part of the language", at: range,
                helps: ["write the keys out here"])
            setKey(.merge)
        } else if style == .plain, key.isEmpty {
            refuse(YAMLRules.complexKey, "a key is missing before the colon", at: range, helps: ["write `key: value`"])
            setKey(.refused)
        } else if let first = firstRange(of: key) {
            let label = Diagnostic.Label("first here", at: SourceLocation(path: path, range: first))
            refuse(
                YAMLRules.duplicateKey, "the key `\(key)` stands twice in one mapping", at: range, labels: [label],
                helps: ["remove one of the two, or give this one another name"])
            setKey(.refused)
        } else {
            setKey(.text(key, range))
        }
    }

    private mutating func setKey(_ key: Key) {
        if !open.isEmpty { open[open.count - 1].key = key }
    }

    /// Where `key` stood before in the innermost mapping; remembers it where that mapping has grown large.
    private mutating func firstRange(of key: String) -> SourceRange? {
        let top = open.count - 1
        let count = open[top].pairs.count
        if count < Self.smallMapping {
            for pair in open[top].pairs where pair.key == key { return pair.keyRange }
            return nil
        }
        if open[top].indexByKey.isEmpty {
            for (index, pair) in open[top].pairs.enumerated() { open[top].indexByKey[pair.key] = index }
        }
        if let index = open[top].indexByKey[key] { return open[top].pairs[index].keyRange }
        // The key becomes the next pair: nothing is appended between a key and its value.
        open[top].indexByKey[key] = count
        return nil
    }

    private mutating func attach(_ node: YAMLNode) {
        guard !open.isEmpty else {
            root = node
            return
        }
        let top = open.count - 1
        guard open[top].isMapping else {
            open[top].items.append(node)
            return
        }
        if case .text(let key, let range) = open[top].key {
            if open[top].pairs.isEmpty { open[top].pairs.reserveCapacity(4) }
            open[top].pairs.append(YAMLNode.Pair(key: key, keyRange: range, value: node))
        }
        open[top].key = .none
    }
}
