/// A name as Swift source spells it: in back-ticks where it is a keyword.
///
/// The name itself must be a legal Swift identifier; the rules of the schema see to that, and to `self`, `Type`, `Protocol` and
/// `_`, which no spelling makes legal for every kind of member.
package struct SwiftIdentifier: Sendable, Hashable, CustomStringConvertible {
    /// The name without back-ticks.
    package let name: String
    /// The name as source text, at its declaration and behind a dot.
    package let spelling: String

    /// The name as an argument label of a call, where back-ticks that are not needed earn a warning.
    package var label: String { name == "inout" ? spelling : name }

    package init(_ name: String) {
        self.name = name
        spelling = Self.keywords.contains(name) ? "`\(name)`" : name
    }

    package var description: String { spelling }

    /// Names that cannot stand alone as an identifier, or mean something else behind a dot.
    /// Source: The Swift Programming Language, "Lexical Structure", keywords reserved everywhere.
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func",
        "import", "init", "inout", "internal", "let", "operator", "precedencegroup", "private",
        "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        "Protocol", "Type", "_",
    ]
}
