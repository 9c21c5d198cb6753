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
    package indirect enum Content: Sendable {
        case scalar(String, ScalarStyle)
        case sequence([YAMLNode])
        /// Pairs in the order of the file; keys are unique.
        case mapping([Pair])
    }

    package let content: Content
    package let range: SourceRange

    package init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }
}
