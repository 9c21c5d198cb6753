/// What is written about one rule beside its name and its sentence: why, a wrong and a right example, the source.
package struct RuleText: Sendable, Hashable {
    /// One file of an example.
    package struct Example: Sendable, Hashable {
        /// The language of the text for a Markdown reader, for instance `yaml`.
        package let language: String
        /// The file's path in the schema folder.
        package let path: String
        /// The lines, ending in a line break.
        package let text: String
    }

    package let name: String
    /// The title of the group that the rule stands in.
    package let group: String
    /// Why a store or compiler cares, and what to do.
    package internal(set) var paragraphs: [String] = []
    /// The released layers that both examples follow.
    package internal(set) var before: [Example] = []
    /// The files that break the rule; empty where no text can show it.
    package internal(set) var wrong: [Example] = []
    /// The files that keep it.
    package internal(set) var right: [Example] = []
    /// Where it is known from.
    package internal(set) var sources: [String] = []

    init(name: String, group: String) {
        self.name = name
        self.group = group
    }
}

/// Why a file of texts cannot be read. Files are part of the program, so this is a mistake in the program.
package struct RuleTextError: Error, Sendable, CustomStringConvertible {
    package let file: String
    package let line: Int
    package let reason: String

    package var description: String { "\(file):\(line): \(reason)" }
}
