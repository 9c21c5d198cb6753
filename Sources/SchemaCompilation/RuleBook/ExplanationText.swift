package import Diagnostics

/// Explanations for a terminal: at most 100 columns wide, examples excepted.
package struct ExplanationText: Sendable {
    private static let width = 100
    private let style: TextStyle

    package init(style: TextStyle) { self.style = style }

    /// One rule, with all there is to say about it.
    package func text(of rule: RuleExplanation) -> String {
        var text = style.paint(rule.name, as: .message) + ": \(rule.standingText)\n"
        for paragraph in [rule.sentence] + rule.paragraphs { text += "\n" + Self.wrapped(paragraph, indent: 0) }
        text += examples(rule.before, title: "before", role: .label)
        text += examples(rule.wrong, title: "wrong", role: .error)
        text += examples(rule.right, title: "right", role: .help)
        text += "\n"
        for source in rule.sources {
            // The word is painted after wrapping, so that colours take no columns.
            let lines = Self.wrapped("source: " + source, indent: 0)
            text += style.paint("source:", as: .note) + lines.dropFirst(7)
        }
        return text
    }

    /// All rules by group, each with its sentence.
    package func list(_ reference: RuleReference) -> String {
        var text = ""
        for group in reference.groups {
            text += style.paint(group.title, as: .message) + "\n"
            for rule in group.rules {
                text += "  \(style.paint(rule.name, as: .label))\n" + Self.wrapped(rule.sentence, indent: 6)
            }
            text += "\n"
        }
        return text + "`varve explain RULE` tells more about one\n"
    }

    private func examples(_ examples: [RuleText.Example], title: String, role: TextStyle.Role) -> String {
        examples.map { example in
            let place = example.path == "schema.yaml" && examples.count == 1 ? "" : " \(example.path)"
            let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            return "\n\(style.paint(title + ":", as: role))\(place)\n\n"
                + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        }.joined()
    }

    /// `text` in lines of at most 100 columns, each behind `indent` blanks and ended by a line break.
    static func wrapped(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var result = ""
        var line = ""
        var column = indent
        for word in text.split(separator: " ") {
            let length = word.unicodeScalars.count
            if !line.isEmpty, column + 1 + length > width {
                result += margin + line + "\n"
                line = ""
                column = indent
            }
            if !line.isEmpty {
                line += " "
                column += 1
            }
            line += word
            column += length
        }
        return result + margin + line + "\n"
    }
}
