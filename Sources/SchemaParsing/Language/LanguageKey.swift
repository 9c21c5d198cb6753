/// One block of the language: a closed mapping, for instance an attribute, and the keys it may hold.
///
/// The tables of blocks are the one list of keys: messages about unknown keys and the JSON Schema both come from them.
package struct LanguageBlock: Sendable {
    /// The name under which other blocks and the JSON Schema refer to this one, for instance `attribute`.
    package let name: String
    /// What the block is, with an article, as messages say it: `an attribute`.
    package let title: String
    package let doc: String
    package let keys: [LanguageKey]

    package init(_ name: String, title: String, doc: String, keys: [LanguageKey]) {
        self.name = name
        self.title = title
        self.doc = doc
        self.keys = keys
    }

    /// The names of the keys, in the order of the table.
    package var names: [String] { keys.map(\.name) }
}

/// One key of a block.
package struct LanguageKey: Sendable {
    package let name: String
    /// One line for editors, without a final stop.
    package let doc: String
    package let kind: ValueKind
    package let isRequired: Bool
    /// Why the key is refused for now: a clause that follows the key in a sentence. Nil where it works.
    package let refusal: String?

    package init(_ name: String, _ kind: ValueKind, _ doc: String, required: Bool = false, refusal: String? = nil) {
        self.name = name
        self.kind = kind
        self.doc = doc
        isRequired = required
        self.refusal = refusal
    }
}

/// What may stand behind a key.
package indirect enum ValueKind: Sendable {
    /// An identifier: letters, digits and underscores, not starting with a digit.
    case name
    /// Any text that is not empty.
    case text
    case bool
    /// A whole number from 0.
    case count
    /// Three numbers: `2.0.0`.
    case version
    /// An attribute's type, with an optional question mark.
    case type
    /// A literal or a list of literals; which ones depends on the type beside it.
    case constant
    /// The path of an element: `Task`, `Task.title`.
    case path
    /// The name of a rule: `missing-inverse`.
    case rule
    /// One of these words.
    case choice([String])
    /// A relationship's destination: `Category`, `Category?`, `[Task]`.
    case destination
    case list(of: ValueKind)
    /// Keys of one kind, each with a value of another.
    case map(keys: ValueKind, of: ValueKind)
    case block(LanguageBlock)
    /// A short form or a long one.
    case either([ValueKind])
    /// Not described further, because it is refused for now.
    case anything

    /// Names, each with a value of this kind.
    static func map(of kind: ValueKind) -> ValueKind { .map(keys: .name, of: kind) }
}
