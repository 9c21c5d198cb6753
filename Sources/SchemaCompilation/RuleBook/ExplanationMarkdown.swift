/// Explanations as Markdown.
package enum ExplanationMarkdown {
    /// The whole rule reference.
    package static func text(of reference: RuleReference) -> String {
        var text = """
            # Rules

            Every rule of Varve: what it demands, why, a wrong and a right example, and where it is known from.
            `varve explain RULE` prints the same; `varve explain --format markdown` writes this page.

            Examples leave out the lines that every layer has (`schema`, `version`, `migration: { from: ... }`) where
            they do not matter.


            """
        for group in reference.groups {
            text += "- [\(group.title)](#\(anchor(group.title)))\n"
        }
        for group in reference.groups {
            text += "\n## \(group.title)\n"
            for rule in group.rules { text += "\n" + section(of: rule) }
        }
        return text
    }

    /// One rule as a section of the third level.
    package static func section(of rule: RuleExplanation) -> String {
        var text = "### \(rule.name)\n\n*\(capitalized(rule.standingText)).*\n"
        for paragraph in [rule.sentence] + rule.paragraphs { text += "\n\(paragraph)\n" }
        text += examples(rule.before, title: "Before")
        text += examples(rule.wrong, title: "Wrong") + examples(rule.right, title: "Right")
        return text + "\n" + rule.sources.map { "Source: \($0)\n" }.joined(separator: "\n")
    }

    private static func examples(_ examples: [RuleText.Example], title: String) -> String {
        examples.map { example in
            let place = example.path == "schema.yaml" && examples.count == 1 ? "" : " (`\(example.path)`)"
            return "\n\(title)\(place):\n\n```\(example.language)\n\(example.text)```\n"
        }.joined()
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// The anchor that Markdown readers give a title: lower case, hyphens for blanks, nothing else but letters.
    private static func anchor(_ title: String) -> String {
        title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
    }
}
