import Diagnostics
import SchemaModel
import YAMLSyntax

/// Types and literals.
extension NodeReader {
    /// The type in `node`, and whether a question mark stands behind it.
    mutating func type(
        _ node: YAMLNode, on element: ElementPath
    ) -> (type: Located<TypeReference>, isOptional: Bool)? {
        if case .sequence(let items) = node.content {
            let item = items.count == 1 ? items.first.flatMap { scalar($0) } : nil
            wrongForm(
                node, "the type", wanted: "a text", on: element, help: "write `list(\(item ?? "string"))`")
            return nil
        }
        guard let text = text(node, "the type", on: element) else { return nil }
        do {
            let parsed = try TypeText.parse(text.value)
            return (text.map { _ in parsed.type }, parsed.isOptional)
        } catch {
            report(
                LanguageRules.invalidType,
                "`\(NameText.printable(text.value))`, the type of `\(element)`, is no type: \(error.text)", on: element,
                at: node.range, helps: error.meant.map { ["write `\($0)`"] } ?? [])
            return nil
        }
    }

    /// The literal or list of literals behind `pair`.
    mutating func value(
        _ pair: YAMLNode.Pair, on element: ElementPath, _ what: String? = nil
    ) -> Located<ValueText>? {
        let what = what ?? "`\(pair.key)`"
        switch pair.value.content {
        case .scalar(let text, let style):
            return scalarValue(text, style, what, at: pair.value.range, on: element)
        case .sequence(let items):
            var values: [Located<ValueText>] = []
            for item in items {
                guard case .scalar(let text, let style) = item.content else {
                    wrongForm(item, "an item of \(what)", wanted: "a text", on: element, help: nil)
                    return nil
                }
                guard let value = scalarValue(text, style, what, at: item.range, on: element) else {
                    return nil
                }
                values.append(value)
            }
            return Located(.list(values), at: place(pair.value.range))
        case .mapping:
            wrongForm(pair.value, what, wanted: "a value", on: element, help: nil)
            return nil
        }
    }

    private mutating func scalarValue(
        _ text: String, _ style: YAMLNode.ScalarStyle, _ what: String, at range: SourceRange, on element: ElementPath
    ) -> Located<ValueText>? {
        if text.isEmpty, style == .plain {
            report(
                LanguageRules.wrongForm, "\(what)\(Self.of(element)) is empty", on: element, at: range,
                helps: ["write `\"\"` for the empty text, or leave \(what) out"])
            return nil
        }
        return Located(.scalar(text, isPlain: style == .plain), at: place(range))
    }

    private func scalar(_ node: YAMLNode) -> String? {
        if case .scalar(let text, _) = node.content { return text }
        return nil
    }

    /// Whether an element is optional, from the question mark behind its type and its `optional` key.
    mutating func optionality(
        mark: Bool, flag: Bool?, _ written: String, at range: SourceRange?, on element: ElementPath
    ) -> Bool {
        if mark, flag == false, let range {
            report(
                LanguageRules.contradiction, "`\(element)` is both `\(written)` and `optional: false`", on: element,
                at: range, helps: ["remove `optional: false`, or the question mark"])
        }
        return mark || flag == true
    }
}
