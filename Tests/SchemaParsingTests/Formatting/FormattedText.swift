import Diagnostics
import SchemaParsing
import YAMLSyntax

/// What the tests of the formatter ask of a text.
enum FormattedText {
    static func file(_ text: String) -> SourceFile { SourceFile(path: "schema.yaml", text: text) }

    /// The canonical form, or the messages of a refusal.
    static func format(_ input: String) -> String { text(SchemaFormatter.format(file(input))) }

    static func text(_ result: FormatResult) -> String {
        switch result {
        case .text(let text): text
        case .refused(let diagnostics): "refused: " + diagnostics.map(\.message).joined(separator: "; ")
        }
    }

    /// The first lines in which two texts differ, with the line before; nil where they are equal.
    static func difference(_ left: String, _ right: String) -> String? {
        let (ours, theirs) = (
            left.split(separator: "\n", omittingEmptySubsequences: false),
            right.split(separator: "\n", omittingEmptySubsequences: false)
        )
        for index in 0..<max(ours.count, theirs.count) {
            let one = index < ours.count ? String(ours[index]) : "(end)"
            let other = index < theirs.count ? String(theirs[index]) : "(end)"
            if one != other { return "line \(index + 1): \(index > 0 ? ours[index - 1] : "") | \(one) | \(other)" }
        }
        return nil
    }

    static func comments(_ text: String) -> [String] { YAMLReader.read(file(text)).comments.map(\.text).sorted() }

    /// What `text` says, whatever the order of its keys and the spelling of its scalars and optional types.
    static func meaning(_ text: String) -> String { meaning(YAMLReader.read(file(text)).root) }

    private static func meaning(_ node: YAMLNode?) -> String {
        switch node?.content {
        case nil: return "none"
        case .scalar(let text, let style)?:
            // Where quotes tell a text from a number they are part of the meaning.
            if style == .plain || ScalarText.isPlainText(text, inline: false) { return "<\(text)>" }
            return "\"\(text)\""
        case .sequence(let items)?: return "[" + items.map { meaning($0) }.joined(separator: ",") + "]"
        case .mapping(let pairs)?: return meaning(pairs)
        }
    }

    private static func meaning(_ pairs: [YAMLNode.Pair]) -> String {
        var values: [String: String] = [:]
        for pair in pairs { values[pair.key] = meaning(pair.value) }
        for key in ["type", "to"] {
            guard let type = values[key], let optional = values["optional"] else { continue }
            let isMarked = type.hasSuffix("?>")
            guard type.hasPrefix("<"), optional == "<true>" || optional == "<false>" && !isMarked else { continue }
            values["optional"] = nil
            if optional == "<true>", !isMarked { values[key] = type.dropLast() + "?>" }
        }
        if values.count == 1, let type = values["type"] { return type }
        return "{" + values.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",") + "}"
    }
}

/// A small generator of numbers that gives the same ones everywhere.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
