/// A tree with its comments, to be changed and printed. Positions are gone; nothing of the text's meaning is.
package struct YAMLDocument: Sendable {
    /// The comments before the first key.
    package var header: [Comment]
    /// Whether a blank line stands between `header` and the first key.
    package var isHeaderApart: Bool
    package var root: Value
    /// The comments behind everything.
    package var footer: [Comment]

    package init(header: [Comment] = [], isHeaderApart: Bool = false, root: Value, footer: [Comment] = []) {
        self.header = header
        self.isHeaderApart = isHeaderApart
        self.root = root
        self.footer = footer
    }

    /// A comment on a line of its own.
    package struct Comment: Sendable, Hashable {
        /// From `#` on.
        package var text: String
        /// Whether a blank line stands before it.
        package var isApart: Bool

        package init(_ text: String, isApart: Bool = false) {
            self.text = text
            self.isApart = isApart
        }
    }

    /// A scalar or collection.
    package struct Value: Sendable {
        /// What kind of value this is, with its content.
        package enum Content: Sendable {
            case scalar(String, Style)
            case sequence([Slot])
            case mapping([Slot])
        }

        package var content: Content
        package var layout = Layout.inlineWhereItFits
        /// Whether a blank line stands between every two of its slots.
        package var isSpread = false
        /// The comments behind its last slot, or those that stand where an absent value would.
        package var closing: [Comment] = []

        package init(_ content: Content) { self.content = content }
    }

    /// Where a collection may be printed.
    package enum Layout: Sendable, Hashable {
        /// On one line in brackets, unless it is too long or holds a comment.
        case inlineWhereItFits
        /// One slot a line.
        case block
    }

    /// How a scalar is printed.
    package enum Style: Sendable, Hashable {
        /// Without quotes: it was written so, and numbers, booleans and null mean something only so.
        case plain
        /// In quotes unless the text is a text without them, for every reader of YAML.
        case text
        /// Always in quotes.
        case quoted
        /// On lines of its own, as written.
        case literal
        /// Broken into lines at blanks where it is too long for one.
        case folded
    }

    /// One key and its value, or one item of a sequence.
    package struct Slot: Sendable {
        /// Nil in a sequence.
        package var key: String?
        /// `.plain` or `.text`.
        package var keyStyle = Style.text
        package var value: Value
        /// The comments on the lines above.
        package var leading: [Comment] = []
        /// Whether a blank line stands before the key itself; those before comments are kept with the comments.
        package var isApart = false
        /// The comments behind the key or the value, on the same line.
        package var behind: [String] = []

        package init(key: String? = nil, value: Value) {
            self.key = key
            self.value = value
        }
    }
}

extension YAMLDocument.Value {
    /// A scalar without comments.
    package static func scalar(_ text: String, _ style: YAMLDocument.Style = .text) -> Self {
        Self(.scalar(text, style))
    }

    /// The slots of a mapping or sequence; none of a scalar.
    package var slots: [YAMLDocument.Slot] {
        get {
            switch content {
            case .scalar: []
            case .sequence(let slots), .mapping(let slots): slots
            }
        }
        set {
            switch content {
            case .scalar: break
            case .sequence: content = .sequence(newValue)
            case .mapping: content = .mapping(newValue)
            }
        }
    }

    package var isMapping: Bool { if case .mapping = content { true } else { false } }
    package var isSequence: Bool { if case .sequence = content { true } else { false } }
    package var isScalar: Bool { if case .scalar = content { true } else { false } }

    /// The text of a scalar.
    package var text: String? { if case .scalar(let text, _) = content { text } else { nil } }

    /// Whether any comment stands inside.
    package var holdsComments: Bool {
        !closing.isEmpty || slots.contains { !$0.leading.isEmpty || !$0.behind.isEmpty || $0.value.holdsComments }
    }

    /// The place of `key` in a mapping. Linear.
    package func index(of key: String) -> Int? { slots.firstIndex { $0.key == key } }
}
