import Diagnostics
import SchemaModel
import YAMLSyntax

extension NodeReader {
    /// An enum: a list of case names, or its long form.
    mutating func enumeration(_ pair: YAMLNode.Pair) -> EnumDocument? {
        guard let name = name(pair.key, at: pair.keyRange, "an enum") else { return nil }
        let path = ElementPath(name.value)
        let source = ElementSource(path: self.path, nameRange: pair.keyRange, node: pair.value)
        var result = EnumDocument(name: name, source: source)
        switch pair.value.content {
        case .sequence(let items):
            result.cases = items.compactMap { listedCase($0, of: path) }
        case .mapping(let pairs):
            var cases: YAMLNode?
            for pair in pairs {
                switch pair.key {
                case "raw": result.rawType = choice(pair, of: EnumType.RawType.self, on: path)?.value ?? .string
                case "cases": cases = pair.value
                case "doc": result.doc = text(pair.value, "`doc`", on: path)?.value
                default: otherKey(pair, in: Language.enumeration, on: path)
                }
            }
            requireKey(
                "cases", in: pairs, of: Language.enumeration, "`\(path)`", on: path, at: pair.keyRange,
                help: "write `cases: [low, high]`")
            if let cases { result.cases = self.cases(cases, of: path, rawType: result.rawType) }
        case .scalar:
            wrongForm(
                pair.value, "the enum `\(path)`", wanted: "a list or a mapping", on: nil,
                help: "write the cases as a list: `[low, high]`")
        }
        return result
    }

    private mutating func cases(
        _ node: YAMLNode, of path: ElementPath, rawType: EnumType.RawType
    ) -> [EnumDocument.Case] {
        switch node.content {
        case .sequence(let items):
            let cases = items.compactMap { listedCase($0, of: path) }
            if rawType != .string, !cases.isEmpty {
                let pasted = cases.enumerated().map { "\($1.name.value): \($0)" }.joined(separator: ", ")
                report(
                    LanguageRules.missingKey,
                    "the cases of `\(path)` have no raw values, and `raw: \(rawType)` needs them",
                    on: path, at: node.range,
                    notes: ["a number taken from the place in a list would change when a case is inserted"],
                    helps: ["write `cases: { \(pasted) }`"])
            }
            return cases
        case .mapping(let pairs):
            return pairs.compactMap { writtenCase($0, of: path) }
        case .scalar:
            wrongForm(
                node, "`cases`", wanted: "a list or a mapping", on: path, help: "write `cases: [low, high]`")
            return []
        }
    }

    private mutating func listedCase(_ item: YAMLNode, of path: ElementPath) -> EnumDocument.Case? {
        guard let text = text(item, "a case", on: path),
            let name = name(text.value, at: item.range, "a case of `\(path)`")
        else { return nil }
        return EnumDocument.Case(
            name: name, source: ElementSource(path: self.path, nameRange: item.range, node: item))
    }

    /// `low: 0`, or `low: { raw: 0, doc: ... }`.
    private mutating func writtenCase(_ pair: YAMLNode.Pair, of owner: ElementPath) -> EnumDocument.Case? {
        guard let name = name(pair.key, at: pair.keyRange, "a case of `\(owner)`") else { return nil }
        let path = ElementPath(owner.owner, name.value)
        var result = EnumDocument.Case(
            name: name, source: ElementSource(path: self.path, nameRange: pair.keyRange, node: pair.value))
        switch pair.value.content {
        case .scalar:
            result.rawValue = value(pair, on: path, "the raw value")
        case .mapping(let pairs):
            for pair in pairs {
                switch pair.key {
                case "raw": result.rawValue = value(pair, on: path)
                case "identity": result.identity = identity(pair, on: path)
                case "doc": result.doc = text(pair.value, "`doc`", on: path)?.value
                default: otherKey(pair, in: Language.enumCase, on: path)
                }
            }
        case .sequence:
            wrongForm(pair.value, "the case `\(path)`", wanted: "a raw value", on: nil, help: nil)
        }
        return result
    }
}
