package import Diagnostics

/// What a file holds, as far as it could be read.
package struct YAMLReading: Sendable {
    /// The tree, or nil where the file is empty or breaks the syntax.
    ///
    /// Where `diagnostics` is not empty the tree may still be present, so that everything else in the file can be
    /// checked in the same run: what was refused is then absent (duplicate keys, merge keys, complex keys) or stands
    /// there as the text it was written as (tags, aliases); the latter places are in `standIns`.
    package let root: YAMLNode?
    /// Every comment, in the order of the file.
    package let comments: [YAMLComment]
    /// What is wrong, in the order of the file. Empty means that the tree is exact.
    package let diagnostics: [Diagnostic]
    /// The ranges of scalars that stand for something that was refused: a second message about them would be noise.
    package let standIns: Set<SourceRange>

    package init(
        root: YAMLNode?, comments: [YAMLComment], diagnostics: [Diagnostic], standIns: Set<SourceRange> = []
    ) {
        self.root = root
        self.comments = comments
        self.diagnostics = diagnostics
        self.standIns = standIns
    }
}

/// One comment.
package struct YAMLComment: Sendable, Hashable {
    /// The text from `#` to the end of the line, without the line end and without blanks before it.
    package let text: String
    package let range: SourceRange
    /// Whether nothing but blanks stands before it on its line.
    package let standsAlone: Bool

    package init(text: String, range: SourceRange, standsAlone: Bool) {
        self.text = text
        self.range = range
        self.standsAlone = standsAlone
    }
}

/// What one file may cost at most.
package enum YAMLLimits {
    /// The greatest size of a file, in bytes: 64 MB. A schema of 5,000 entities takes 5 MB.
    package static let fileSize = 64 << 20
    /// How many lists and mappings may stand inside each other. The language needs nine.
    package static let depth = 64
    /// How many keys and values one file may hold: a list of one-letter items costs 40 times its size in memory.
    package static let nodes = 8_000_000
    /// How many forbidden characters of one file are reported; the rest are counted.
    package static let reportedCharacters = 20
}
