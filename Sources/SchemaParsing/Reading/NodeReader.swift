import Diagnostics
import SchemaModel
import YAMLSyntax

/// Reads values out of the tree of one file and says what is wrong with them.
///
/// Each reading function returns nil after it has reported a mistake, so that a caller leaves the value out and goes on.
struct NodeReader {
    /// The path of the file, for places.
    let path: String
    var diagnostics: [Diagnostic] = []

    init(path: String) { self.path = path }

    func place(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }

    mutating func report(
        _ rule: Rule, _ message: String, on element: ElementPath? = nil, at range: SourceRange,
        labels: [Diagnostic.Label] = [], notes: [String] = [], helps: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule, message, element: element?.description, at: place(range), labels: labels, notes: notes,
                helps: helps))
    }

    // MARK: Shapes

    /// The pairs of a mapping; `what` names the thing in the message.
    mutating func mapping(_ node: YAMLNode, _ what: String, on element: ElementPath?, help: String) -> [YAMLNode.Pair]?
    {
        if case .mapping(let pairs) = node.content { return pairs }
        wrongForm(node, what, wanted: "a mapping", on: element, help: help)
        return nil
    }

    /// The items of a list; `what` names the thing in the message.
    mutating func sequence(_ node: YAMLNode, _ what: String, on element: ElementPath?, help: String) -> [YAMLNode]? {
        if case .sequence(let items) = node.content { return items }
        wrongForm(node, what, wanted: "a list", on: element, help: help)
        return nil
    }

    /// The text of a scalar that is not empty; `what` names the thing in the message.
    mutating func text(_ node: YAMLNode, _ what: String, on element: ElementPath?) -> Located<String>? {
        guard case .scalar(let text, _) = node.content else {
            wrongForm(node, what, wanted: "a text", on: element, help: nil)
            return nil
        }
        guard !text.isEmpty else {
            wrongForm(node, what, wanted: "a text", on: element, help: nil)
            return nil
        }
        return Located(text, at: place(node.range))
    }

    mutating func wrongForm(
        _ node: YAMLNode, _ what: String, wanted: String, on element: ElementPath?, help: String?
    ) {
        let found: String
        switch node.content {
        case .scalar(let text, _): found = text.isEmpty ? "empty" : "a text"
        case .sequence: found = "a list"
        case .mapping: found = "a mapping"
        }
        let message = "\(what)\(Self.of(element)) is \(found)" + (found == wanted ? "" : " where \(wanted) is needed")
        report(
            LanguageRules.wrongForm, message, on: element, at: node.range,
            helps: help.map { [$0] } ?? [])
    }

    /// " of `Task.title`", or nothing.
    static func of(_ element: ElementPath?) -> String { element.map { " of `\($0)`" } ?? "" }

    // MARK: Keys

    /// Reports that `pair` is no key of `block`, offers the closest one and lists them all.
    mutating func unknownKey(_ pair: YAMLNode.Pair, in block: LanguageBlock, on element: ElementPath?) {
        let closest = Suggestion.closest(to: pair.key, among: block.names)
        report(
            LanguageRules.unknownKey,
            "unknown key `\(pair.key)` in \(block.title)" + (element.map { ", `\($0)`" } ?? ""), on: element,
            at: pair.keyRange,
            notes: ["the keys of \(block.title) are " + block.names.map { "`\($0)`" }.joined(separator: ", ")],
            helps: closest.map { ["did you mean `\($0)`?"] } ?? [])
    }

    /// Reports keys that the language knows and this release does not; true where `pair` is one.
    mutating func refuseReserved(_ pair: YAMLNode.Pair, in block: LanguageBlock, on element: ElementPath?) -> Bool {
        guard let key = block.keys.first(where: { $0.name == pair.key }), let refusal = key.refusal else {
            return false
        }
        report(
            LanguageRules.notYetSupported, "`\(pair.key)`\(Self.of(element)) \(refusal)", on: element,
            at: pair.keyRange,
            notes: ["this release knows the key and cannot act on it, so it refuses it instead of ignoring it"],
            helps: ["remove `\(pair.key)`"])
        return true
    }

    /// What a pair is when it is none of the keys a reader handles.
    mutating func otherKey(_ pair: YAMLNode.Pair, in block: LanguageBlock, on element: ElementPath?) {
        if !refuseReserved(pair, in: block, on: element) { unknownKey(pair, in: block, on: element) }
    }

    /// Reports that `pairs` lack a required key, at `range`. A misspelt key has its own message, which is enough.
    mutating func requireKey(
        _ key: String, in pairs: [YAMLNode.Pair], of block: LanguageBlock, _ subject: String,
        on element: ElementPath? = nil, at range: SourceRange, help: String
    ) {
        if pairs.contains(where: { $0.key == key }) { return }
        let names = block.names
        let isMisspelt = pairs.contains { pair in
            !names.contains(pair.key) && Suggestion.closest(to: pair.key, among: names) == key
        }
        if isMisspelt { return }
        report(LanguageRules.missingKey, "\(subject) has no `\(key)`", on: element, at: range, helps: [help])
    }
}
