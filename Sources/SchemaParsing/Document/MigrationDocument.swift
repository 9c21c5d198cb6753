package import Diagnostics
package import SchemaModel

/// The `migration` block as written: paths are read and not yet looked up.
package struct MigrationDocument: Sendable {
    /// One line of `rename`.
    package struct Rename: Sendable {
        /// The path in the previous version.
        package var old: Located<ElementPath>
        /// The path in this version: the new name with the old owner, or the whole path as written.
        package var new: Located<ElementPath>
        /// Whether the new path was written with its owner.
        package var namesOwner: Bool
    }

    /// The place of the word `migration`.
    package var location: SourceLocation
    /// The previous version. Absent where it could not be read, after its message.
    package var from: Located<SchemaVersion>?
    package var renames: [Rename] = []
    package var discards: [Located<ElementPath>] = []
    package var fill: [Located<ElementPath>] = []
    package var runsBefore = false
    package var runsAfter = false

    package init(location: SourceLocation) { self.location = location }
}

/// One entry of `allow` as written.
package struct AllowanceDocument: Sendable {
    package var rule: Located<String>
    package var element: Located<String>
    package var reason: String
    package var until: Located<SchemaVersion>?

    package init(
        rule: Located<String>, element: Located<String>, reason: String, until: Located<SchemaVersion>? = nil
    ) {
        self.rule = rule
        self.element = element
        self.reason = reason
        self.until = until
    }
}
