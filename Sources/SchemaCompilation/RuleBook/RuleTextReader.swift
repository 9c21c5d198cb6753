import RuleTexts

/// Reads a file of rule texts. The form is strict, so that a slip is found and nothing is dropped:
///
/// - `# Title` begins a group and `## rule-name` a rule of it;
/// - lines up to a blank line are a paragraph;
/// - a block fenced by three back-ticks is an example: behind the fence stand its language, `wrong`, `right` or `before` (what
///   both follow), and optionally a path (without one `schema.yaml`, or `versions/1.0.0.yaml` for what is before);
/// - `Source: ` begins a line that names where the rule is known from.
struct RuleTextReader {
    private let file: String
    private var group: String?
    private var paragraph: [Substring] = []
    private var current: RuleText?
    private var texts: [RuleText] = []
    private var fence: Fence?

    private enum Role: String { case before, wrong, right }

    private struct Fence {
        let language: String
        let role: Role
        let path: String
        var text = ""
    }

    /// The texts of `file`, in its order.
    static func read(_ file: RuleTexts.File) throws(RuleTextError) -> [RuleText] {
        try read(String(decoding: file.bytes, as: UTF8.self), file: file.name)
    }

    /// The texts in `text`; `file` is named in messages.
    static func read(_ text: String, file: String) throws(RuleTextError) -> [RuleText] {
        var reader = RuleTextReader(file: file)
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            try reader.read(line, number)
        }
        if reader.fence != nil { throw RuleTextError(file: file, line: number, reason: "an example is not closed") }
        try reader.closeRule(number)
        return reader.texts
    }

    private init(file: String) { self.file = file }

    private mutating func read(_ line: Substring, _ number: Int) throws(RuleTextError) {
        if fence != nil {
            if line == "```" { closeFence() } else { fence?.text += line + "\n" }
        } else if line.hasPrefix("## ") {
            try closeRule(number)
            guard let group else { throw failure("a rule stands before the first group", number) }
            current = RuleText(name: String(line.dropFirst(3)), group: group)
        } else if line.hasPrefix("# ") {
            try closeRule(number)
            group = String(line.dropFirst(2))
        } else if line.isEmpty {
            closeParagraph()
        } else if current == nil {
            throw failure("a text stands outside of any rule", number)
        } else if line.hasPrefix("```") {
            closeParagraph()
            try openFence(line.dropFirst(3), number)
        } else if line.hasPrefix("Source: ") {
            closeParagraph()
            current?.sources.append(String(line.dropFirst(8)))
        } else {
            guard current?.sources.isEmpty == true else { throw failure("a text stands behind the source", number) }
            paragraph.append(line)
        }
    }

    private mutating func openFence(_ info: Substring, _ number: Int) throws(RuleTextError) {
        let words = info.split(separator: " ").map(String.init)
        guard words.count == 2 || words.count == 3, let role = Role(rawValue: words[1]) else {
            throw failure("an example says its language and `before`, `wrong` or `right`", number)
        }
        let path = role == .before ? "versions/1.0.0.yaml" : "schema.yaml"
        fence = Fence(language: words[0], role: role, path: words.count == 3 ? words[2] : path)
    }

    private mutating func closeFence() {
        guard let fence else { return }
        let example = RuleText.Example(language: fence.language, path: fence.path, text: fence.text)
        switch fence.role {
        case .before: current?.before.append(example)
        case .wrong: current?.wrong.append(example)
        case .right: current?.right.append(example)
        }
        self.fence = nil
    }

    private mutating func closeParagraph() {
        if !paragraph.isEmpty { current?.paragraphs.append(paragraph.joined(separator: " ")) }
        paragraph = []
    }

    private mutating func closeRule(_ number: Int) throws(RuleTextError) {
        closeParagraph()
        guard let text = current else { return }
        if text.paragraphs.isEmpty { throw failure("`\(text.name)` does not say why", number) }
        if text.sources.isEmpty { throw failure("`\(text.name)` names no source", number) }
        texts.append(text)
        current = nil
    }

    private func failure(_ reason: String, _ line: Int) -> RuleTextError {
        RuleTextError(file: file, line: line, reason: reason)
    }
}
