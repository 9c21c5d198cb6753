import Diagnostics
import YAMLSyntax

/// Short forms of trees and findings, for tables of expectations.
enum Outline {
    /// `rule line:column message`, and the help lines below it, each indented by two spaces.
    static func of(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.flatMap { diagnostic in
            ["\(diagnostic.rule) \(place(diagnostic.location)) \(diagnostic.message)"]
                + diagnostic.labels.map { "  \(place($0.location)) \($0.text)" }
        }
    }

    static func of(_ position: SourcePosition) -> String { "\(position.line):\(position.column)@\(position.offset)" }

    static func of(_ range: SourceRange) -> String { "\(of(range.start))-\(of(range.end))" }

    /// The tree on one line: text in quotes, plain text bare, `[...]`, `{...}`.
    static func of(_ node: YAMLNode?) -> String {
        guard let node else { return "none" }
        switch node.content {
        case .scalar(let text, .plain): return text
        case .scalar(let text, let style):
            return "\(style)(\(text.replacing("\n", with: "↵").replacing("\r", with: "␍")))"
        case .sequence(let items): return "[" + items.map { of($0) }.joined(separator: ", ") + "]"
        case .mapping(let pairs): return "{" + pairs.map { "\($0.key): \(of($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    private static func place(_ location: SourceLocation?) -> String {
        location.map { "\($0.range.start.line):\($0.range.start.column)" } ?? "nowhere"
    }
}

/// Reads `text` as a file.
func read(_ text: String) -> YAMLReading {
    YAMLReader.read(SourceFile(path: "schema.yaml", text: text))
}

func read(_ bytes: [UInt8]) -> YAMLReading {
    YAMLReader.read(SourceFile(path: "schema.yaml", bytes: bytes))
}
