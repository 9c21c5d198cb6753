package import Diagnostics
import SchemaParsing

/// The canonical form of schema files.
package enum CanonicalText {
    /// The canonical text of `file`, or why it was left alone.
    package static func of(_ file: SourceFile) -> (text: String?, diagnostics: [Diagnostic]) {
        switch SchemaFormatter.format(file) {
        case .text(let text): (text, [])
        case .refused(let diagnostics): (nil, diagnostics)
        }
    }
}
