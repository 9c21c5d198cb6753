/// Colours for a terminal, or none.
package struct TextStyle: Sendable {
    /// What a piece of text is, not how it looks.
    package enum Role: Sendable {
        case error, warning, note, help
        /// The sentence itself.
        case message
        /// Line numbers and rulers.
        case gutter
        /// What is underlined in a second place.
        case label
    }

    /// Whether anything is coloured at all.
    package let isColored: Bool

    package init(colored: Bool) { isColored = colored }

    /// `text` in the colour of `role`, as an ANSI sequence (ECMA-48, SGR), or unchanged without colours.
    package func paint(_ text: String, as role: Role) -> String {
        guard isColored, !text.isEmpty else { return text }
        return "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m"
    }

    private func code(of role: Role) -> String {
        switch role {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;32"
        case .help: "1;36"
        case .message: "1"
        case .gutter, .label: "1;34"
        }
    }
}

extension Severity {
    /// How the word is coloured.
    var role: TextStyle.Role {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}
