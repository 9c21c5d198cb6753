@testable import Diagnostics

/// Makes diagnostics that point at words of a text.
struct Sample {
    let source: SourceFile

    init(_ text: String, path: String = "Schemas/T/schema.yaml") {
        source = SourceFile(path: path, text: text)
    }

    /// The range from the start of `word` to the end of `last` (or of `word`), found at its first place.
    func location(_ word: String, through last: String? = nil) -> SourceLocation {
        let start = offset(of: word)
        let end = last.map { offset(of: $0) + $0.utf8.count } ?? start + word.utf8.count
        return SourceLocation(
            path: source.path, range: SourceRange(start: position(at: start), end: position(at: end)))
    }

    func report(_ diagnostics: Diagnostic...) -> DiagnosticReport {
        DiagnosticReport(diagnostics, sources: [source.path: source])
    }

    private func offset(of word: String) -> Int {
        let wanted = Array(word.utf8)
        let last = max(0, source.bytes.count - wanted.count)
        return (0...last).first { source.bytes[$0...].starts(with: wanted) } ?? 0
    }

    func position(at offset: Int) -> SourcePosition {
        let before = String(decoding: source.bytes[..<offset], as: UTF8.self).unicodeScalars
        let line = before.count { $0 == "\n" } + 1
        let column = before.reversed().prefix { $0 != "\n" }.count + 1
        return SourcePosition(line: line, column: column, offset: offset)
    }
}
