import TestSupport
import Testing

/// Habits that text can hold: documentation on what leaves a module, and nothing that traps.
@Suite struct HabitTests {
    static let sources = SwiftSource.product

    /// Types and functions that leave their module say what they are.
    @Test(arguments: sources)
    func packageDeclarationsAreDocumented(source: SwiftSource) {
        for (index, line) in source.lines.enumerated() {
            let text = line.drop { $0 == " " }
            guard Self.needsDocumentation(text), !Self.isDocumented(source.lines, above: index) else { continue }
            Issue.record("\(source.path):\(index + 1) has no doc comment: \(text.prefix(70))")
        }
    }

    /// Nothing in the product may trap or hide a data race.
    @Test(arguments: sources)
    func nothingTraps(source: SwiftSource) {
        let forbidden = [
            "try!", "as!", "@unchecked Sendable", "nonisolated(unsafe)", "fatalError(", "preconditionFailure(",
            "TODO", "FIXME", "print(\"debug",
        ]
        for (index, line) in source.lines.enumerated() {
            for word in forbidden where line.contains(word) && !line.contains("\"\(word)") {
                Issue.record("\(source.path):\(index + 1) has \(word)")
            }
        }
    }

    /// Declarations other modules can see whose name alone seldom says enough. Members that witness a protocol of the
    /// standard library or of a rule, initialisers and plain stored properties speak for themselves.
    private static func needsDocumentation(_ text: Substring) -> Bool {
        guard text.hasPrefix("package ") else { return false }
        let words = text.split(separator: " ").filter {
            !["package", "static", "final", "mutating", "indirect"].contains($0)
        }
        guard let kind = words.first, words.count > 1 else { return false }
        let witnesses = [
            "==", "<", "hash(into", "makeIterator(", "value(for", "check(_", "render(_", "record(of", "ruling(on",
        ]
        switch kind {
        case "struct", "enum", "protocol", "class", "actor", "typealias": return true
        case "func": return !witnesses.contains { words[1].hasPrefix($0) }
        default: return false
        }
    }

    private static func isDocumented(_ lines: [String], above index: Int) -> Bool {
        var line = index - 1
        while line >= 0 {
            let text = lines[line].drop { $0 == " " }
            if text.hasPrefix("///") { return true }
            guard text.hasPrefix("@") else { return false }
            line -= 1
        }
        return false
    }
}
