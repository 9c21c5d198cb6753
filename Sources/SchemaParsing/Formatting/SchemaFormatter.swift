package import Diagnostics
import YAMLSyntax

/// What became of a text that was to be formatted or edited.
package enum FormatResult: Sendable, Hashable {
    /// The new text; equal to the old one where there was nothing to do.
    case text(String)
    /// Why the file was left alone.
    case refused([Diagnostic])
}

/// Prints a schema file in its canonical form, with its comments.
package enum SchemaFormatter {
    package static let unfaithful = Rule(
        name: "format-unfaithful", summary: "Formatting a file changes neither its meaning nor its comments.")

    /// The canonical form of `file`: formatting it again changes nothing, and it means the same. A file that cannot be
    /// read is refused; whether it is a valid schema does not matter.
    package static func format(_ file: SourceFile) -> FormatResult {
        let reading = YAMLReader.read(file)
        guard reading.diagnostics.isEmpty, var document = YAMLDocument(reading, of: file) else {
            return .refused(reading.diagnostics)
        }
        CanonicalForm.apply(to: &document)
        return print(document, path: file.path, comments: reading.comments.map(\.text))
    }

    /// `document` as text, after checking that the text is read as `document` again, with exactly these comments.
    static func print(_ document: YAMLDocument, path: String, comments: [String]) -> FormatResult {
        let text = YAMLPrinter.print(document)
        let again = YAMLReader.read(SourceFile(path: path, text: text))
        guard again.diagnostics.isEmpty, let root = again.root, Faithfulness.holds(root, document.root),
            again.comments.map(\.text).sorted() == comments.sorted()
        else {
            let message = "this file cannot be formatted without changing what it says, so it was left alone"
            let start = SourceRange(start: .start, end: .start)
            return .refused([
                Diagnostic(
                    unfaithful, message, at: SourceLocation(path: path, range: start),
                    helps: ["shorten keys and texts that are very long or hold unusual characters"])
            ])
        }
        return .text(text)
    }
}

/// Whether a text was printed so that it is read as what was to be printed.
enum Faithfulness {
    static func holds(_ node: YAMLNode, _ value: YAMLDocument.Value) -> Bool {
        switch (node.content, value.content) {
        case (.scalar(let read, let style), .scalar(let text, let wanted)):
            return read == text && (wanted != .plain || style == .plain || text.utf8.contains(0x09))
        case (.sequence(let items), .sequence(let slots)):
            return items.count == slots.count && zip(items, slots).allSatisfy { holds($0, $1.value) }
        case (.mapping(let pairs), .mapping(let slots)):
            return pairs.count == slots.count
                && zip(pairs, slots).allSatisfy { $0.key == $1.key && holds($0.value, $1.value) }
        default: return false
        }
    }
}
