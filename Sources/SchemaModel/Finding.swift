/// Something to say about an element by a stage that knows no positions: a fact that the compilation turns into a diagnostic.
package struct Finding: Sendable, Hashable {
    /// Whether the finding stops the work.
    package enum Gravity: String, Sendable, Hashable {
        case warning, error
    }

    /// The name of the rule that speaks, for instance `concrete-parent-unsupported`.
    package let rule: String
    package let gravity: Gravity
    package let version: SchemaVersion
    /// The element of that version, or nil for the version as a whole.
    package let element: ElementPath?
    /// The key of the element the finding points at, for instance `ordered`.
    package let key: String?
    /// One sentence without a final stop, elements in back-ticks.
    package let message: String
    /// Facts: why the store cares.
    package let notes: [String]
    /// Edits to make.
    package let helps: [String]

    package init(
        rule: String, gravity: Gravity = .error, version: SchemaVersion, element: ElementPath?, key: String? = nil,
        message: String, notes: [String] = [], helps: [String] = []
    ) {
        self.rule = rule
        self.gravity = gravity
        self.version = version
        self.element = element
        self.key = key
        self.message = message
        self.notes = notes
        self.helps = helps
    }
}
