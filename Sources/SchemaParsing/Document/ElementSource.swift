package import Diagnostics
package import YAMLSyntax

/// Where an element of the language was written: its name and everything that stands behind it.
///
/// Places of single keys are looked up in the tree when a message needs one, so a file without mistakes pays nothing.
package struct ElementSource: Sendable {
    /// The path of the file.
    package let path: String
    /// The name of the element: the key that introduces it, or the whole item in a short list.
    package let nameRange: SourceRange
    /// What stands behind the name.
    package let node: YAMLNode

    package init(path: String, nameRange: SourceRange, node: YAMLNode) {
        self.path = path
        self.nameRange = nameRange
        self.node = node
    }

    /// The place of the element's name.
    package var location: SourceLocation { SourceLocation(path: path, range: nameRange) }

    /// The place of the value behind `key`, or nil where the element does not write that key.
    package func location(ofValue key: String) -> SourceLocation? {
        pair(key).map { SourceLocation(path: path, range: $0.value.range) }
    }

    /// The place of `key` itself, or nil where the element does not write it.
    package func location(ofKey key: String) -> SourceLocation? {
        pair(key).map { SourceLocation(path: path, range: $0.keyRange) }
    }

    /// Whether a mapping stands behind the name: the long form.
    package var isMapping: Bool {
        if case .mapping = node.content { return true }
        return false
    }

    private func pair(_ key: String) -> YAMLNode.Pair? {
        guard case .mapping(let pairs) = node.content else { return nil }
        return pairs.first { $0.key == key }
    }
}
