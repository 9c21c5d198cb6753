package import Diagnostics
package import SchemaModel

/// The files of one schema folder, read by the caller.
package struct SchemaFolderFiles: Sendable {
    /// The path of the folder, as messages show it.
    package let path: String
    /// The files of the layer that is edited: `schema.yaml` and what lies beside it.
    package let working: [SourceFile]
    /// The files in `versions`.
    package let versions: [SourceFile]
    /// `varve.lock`, where there is one.
    package let lock: SourceFile?

    package init(path: String, working: [SourceFile], versions: [SourceFile] = [], lock: SourceFile? = nil) {
        self.path = path
        self.working = working
        self.versions = versions
        self.lock = lock
    }
}

/// Everything that a schema folder says.
package struct HistoryReading: Sendable {
    /// All layers; nil where the language, a structural rule or the order of layers is broken. Other errors, for
    /// instance a layer that is not sealed, leave it there: look at `diagnostics` before trusting it.
    package let history: SchemaHistory?
    /// Where the elements of each layer are written. Of a released version that stands in both places: in `versions`.
    package let sourceMaps: [SchemaVersion: SourceMap]
    /// The version of the files that are edited; nil where there are none, or they have no version.
    package let workingVersion: SchemaVersion?
    /// Whether the working version lies in `versions` too, sealed or not.
    package let isWorkingReleased: Bool
    /// What the lock says; nil where there is none. Entries that could not be read are missing from it.
    package let lock: Lock?
    /// The file of each version in `versions`.
    package let versionFiles: [SchemaVersion: SourceFile]
    /// The versions in `versions` that the lock does not know, oldest first.
    package let unsealed: [SchemaVersion]
    /// The waivers of every layer, for `DiagnosticFilter`.
    package let allowances: [LayerAllowances]
    /// What is wrong, before settings and waivers are applied; in the order of printing.
    package let diagnostics: [Diagnostic]
}
