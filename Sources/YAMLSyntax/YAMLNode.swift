package import Diagnostics

/// One node of a parsed file, with the place it stands in.
package struct YAMLNode: Sendable {
    /// How a scalar was written. Only plain scalars may stand for numbers, booleans and null.
    package enum ScalarStyle: Sendable, Hashable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    /// One key of a mapping and what stands behind it.
    package struct Pair: Sendable {
        /// Always a scalar: other keys are refused by the reader.
        package let key: String
        package let keyRange: SourceRange
        package let value: YAMLNode

        package init(key: String, keyRange: SourceRange, value: YAMLNode) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    /// What kind of node this is, with its content.
    package enum Content: Sendable {
        case scalar(String, ScalarStyle)
        case sequence([YAMLNode])
        /// Pairs in the order of the file; keys are unique.
        case mapping([Pair])
    }

    package let content: Content
    /// From the first character of the node to the place after its last one. An absent value has an empty range behind
    /// its colon; a literal or folded text ends where the next line begins.
    package let range: SourceRange

    package init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }
}

extension YAMLNode {
    /// Whether nothing is written here: plain `~`, plain `null`, or an absent value.
    package var isNull: Bool {
        guard case .scalar(let text, .plain) = content else { return false }
        return text.isEmpty || text == "~" || text == "null"
    }

    /// What kind of node this is, as a message says it: `a list`, `a mapping`, `text` or `nothing`.
    package var kindDescription: String {
        switch content {
        case .scalar: isNull ? "nothing" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// The text of a scalar, however it was written.
    package var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }

    /// The items of a sequence.
    package var items: [YAMLNode]? {
        guard case .sequence(let items) = content else { return nil }
        return items
    }

    /// The pairs of a mapping.
    package var pairs: [Pair]? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs
    }

    /// The value behind `key` of a mapping. Linear: for a look-up or two, not for a loop.
    package subscript(key: String) -> YAMLNode? {
        pairs?.first { $0.key == key }?.value
    }
}
