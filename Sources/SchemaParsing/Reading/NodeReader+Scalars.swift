import Diagnostics
import SchemaModel
import YAMLSyntax

/// Scalars of a fixed kind: booleans, counts, versions, names, words out of a list.
extension NodeReader {
    /// The boolean behind `pair`.
    mutating func flag(_ pair: YAMLNode.Pair, on element: ElementPath?) -> Bool? {
        guard let text = text(pair.value, "`\(pair.key)`", on: element)?.value else { return nil }
        if text == "true" { return true }
        if text == "false" { return false }
        report(
            LanguageRules.invalidValue,
            "`\(pair.key)`\(Self.of(element)) is `\(text)` where `true` or `false` is needed", on: element,
            at: pair.value.range, helps: BooleanText.meant(by: text).map { ["write `\($0)`"] } ?? [])
        return nil
    }

    /// The whole number from 0 behind `pair`.
    mutating func count(_ pair: YAMLNode.Pair, on element: ElementPath?) -> Located<Int>? {
        guard let text = text(pair.value, "`\(pair.key)`", on: element) else { return nil }
        if let number = IntegerText.value(of: text.value), number >= 0 {
            return text.map { _ in Int(number) }
        }
        report(
            LanguageRules.invalidValue,
            "`\(pair.key)`\(Self.of(element)) is `\(text.value)` where a whole number from 0 is needed", on: element,
            at: pair.value.range, helps: IntegerText.meant(by: text.value).map { ["write `\($0)`"] } ?? [])
        return nil
    }

    /// The version behind `pair`.
    mutating func version(_ pair: YAMLNode.Pair, on element: ElementPath? = nil) -> Located<SchemaVersion>? {
        guard let text = text(pair.value, "`\(pair.key)`", on: element) else { return nil }
        if let version = SchemaVersion(text.value) { return text.map { _ in version } }
        report(
            LanguageRules.invalidValue,
            "`\(pair.key)`\(Self.of(element)) is `\(text.value)` where a version of three numbers is needed",
            on: element, at: pair.value.range,
            notes: text.value.split(separator: ".").count == 2
                ? ["two numbers with a point are a fraction to most YAML readers, which take 1.10 for 1.1"] : [],
            helps: VersionText.meant(by: text.value).map { ["write `\(pair.key): \($0)`"] } ?? [
                "write three numbers joined by points, without leading zeros: `\(pair.key): 1.0.0`"
            ])
        return nil
    }

    /// One of the words of `Choice` behind `pair`.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ pair: YAMLNode.Pair, of type: Choice.Type, on element: ElementPath?
    ) -> Located<Choice>? where Choice.RawValue == String {
        guard let text = text(pair.value, "`\(pair.key)`", on: element) else { return nil }
        if let choice = Choice(rawValue: text.value) { return text.map { _ in choice } }
        let words = Choice.allCases.map(\.rawValue)
        report(
            LanguageRules.invalidValue, "`\(pair.key)`\(Self.of(element)) cannot be `\(text.value)`", on: element,
            at: pair.value.range,
            notes: ["`\(pair.key)` is one of " + words.map { "`\($0)`" }.joined(separator: ", ")],
            helps: Suggestion.closest(to: text.value, among: words).map { ["did you mean `\($0)`?"] } ?? [])
        return nil
    }

    /// The name that a key introduces: an identifier.
    mutating func name(_ text: String, at range: SourceRange, _ what: String) -> Located<String>? {
        if let problem = NameText.problem(of: text) {
            report(
                LanguageRules.invalidName, "`\(NameText.printable(text))` cannot be the name of \(what): \(problem)",
                at: range, helps: NameText.meant(by: text).map { ["write `\($0)`"] } ?? [])
            return nil
        }
        return Located(text, at: place(range))
    }

    /// The identifier that a scalar refers to.
    mutating func reference(_ node: YAMLNode, _ what: String, on element: ElementPath?) -> Located<String>? {
        guard let text = text(node, what, on: element) else { return nil }
        guard NameText.problem(of: text.value) == nil else {
            report(
                LanguageRules.invalidName,
                "\(what)\(Self.of(element)) is `\(NameText.printable(text.value))`, which no name can be", on: element,
                at: node.range)
            return nil
        }
        return text
    }

    /// The path of an element, as `Task` or `Task.title` or, where `allowsFacet`, `Folder.items.order`.
    mutating func elementPath(
        _ text: Located<String>, _ what: String, allowsFacet: Bool = false
    ) -> Located<ElementPath>? {
        let parts = text.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= (allowsFacet ? 3 : 2), parts.allSatisfy({ NameText.problem(of: $0) == nil }) else {
            report(
                LanguageRules.invalidValue,
                "`\(NameText.printable(text.value))` in \(what) is no path of an element", at: text.location.range,
                notes: ["a path is a type, or a type and a member joined by a point: `Task`, `Task.title`"])
            return nil
        }
        return text.map { _ in
            ElementPath(parts[0], parts.count > 1 ? parts[1] : nil, facet: parts.count > 2 ? parts[2] : nil)
        }
    }
}
