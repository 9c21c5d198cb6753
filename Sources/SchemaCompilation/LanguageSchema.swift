import SchemaParsing

/// The language as a JSON Schema.
package enum LanguageSchema {
    /// The whole text, ending in a line break; the same for every run of one version.
    package static var text: String { JSONSchema.text() }
}
