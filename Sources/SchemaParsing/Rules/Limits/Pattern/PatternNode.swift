/// A regular expression as a tree, as far as defaults need judging against one.
indirect enum PatternNode: Equatable {
    case sequence([PatternNode])
    case choice([PatternNode])
    case repeated(PatternNode, least: Int, most: Int?)
    case one(PatternSet)
    /// The place before the first character.
    case start
    /// The place behind the last character, or before a line break that ends the text.
    case end
}

/// What one place of a pattern takes.
indirect enum PatternSet: Equatable {
    case scalar(Unicode.Scalar)
    case range(ClosedRange<Unicode.Scalar>)
    /// Anything but a line break.
    case any
    case digit
    case word
    case space
    case union([PatternSet])
    case not(PatternSet)

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .scalar(let own): own == scalar
        case .range(let range): range.contains(scalar)
        case .any: !Self.isLineBreak(scalar)
        case .digit: scalar.properties.generalCategory == .decimalNumber
        case .word:
            scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber
                || scalar.properties.generalCategory == .nonspacingMark
                || scalar.properties.generalCategory == .connectorPunctuation
        case .space: scalar.properties.isWhitespace
        case .union(let sets): sets.contains { $0.contains(scalar) }
        case .not(let set): !set.contains(scalar)
        }
    }

    static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
    }
}

/// A regular expression, read.
struct Pattern {
    /// Why a text is no regular expression.
    struct Problem: Error, Equatable {
        /// A clause, for instance "the group that begins at character 3 is not closed".
        let text: String
        /// The edit to make, where there is one.
        var help: String?
    }

    let root: PatternNode
    /// Whether the tree says all that the text does. Look-around, back-references, flags, Unicode properties and the like
    /// are read over: such a pattern is legal and no text is judged against it.
    let isComplete: Bool

    /// Whether the whole of `text` matches; nil where that is not decided.
    func matches(_ text: String) -> Bool? {
        let scalars = Array(text.unicodeScalars)
        guard isComplete, scalars.count <= 4096 else { return nil }
        var matcher = PatternMatcher(scalars)
        var start = [Bool](repeating: false, count: scalars.count + 1)
        start[0] = true
        guard let ends = matcher.ends(of: root, from: start) else { return nil }
        return ends[scalars.count]
    }
}
