package import Diagnostics

/// Reads the text of one file into a tree.
///
/// libyaml decides what parses; what it would accept and a reviewer would misread is refused: see `YAMLRules`.
package enum YAMLReader {
    /// The tree, comments and findings of `file`. Takes time linear in its size, whatever it holds.
    package static func read(_ file: SourceFile) -> YAMLReading {
        guard file.bytes.count <= YAMLLimits.fileSize else {
            let message = "the file has \(file.bytes.count) bytes; at most \(YAMLLimits.fileSize) are read"
            return YAMLReading(
                root: nil, comments: [],
                diagnostics: [
                    Diagnostic(
                        YAMLRules.tooLarge, message, at: SourceLocation(path: file.path, range: .fileStart),
                        helps: ["split the schema over several files beside each other"])
                ])
        }
        return file.bytes.withUnsafeBufferPointer { bytes in
            let screening = TextScreening(bytes, path: file.path)
            guard screening.diagnostics.isEmpty else {
                return YAMLReading(root: nil, comments: [], diagnostics: screening.diagnostics)
            }
            var run = EventRun(bytes, path: file.path, prefix: screening.prefix, isASCII: screening.isASCII)
            run.run()
            return run.reading()
        }
    }
}

extension SourceRange {
    /// The empty range at the start of a file.
    static let fileStart = SourceRange(start: .start, end: .start)
}
