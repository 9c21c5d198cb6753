import Diagnostics
import SchemaModel
import YAMLSyntax

extension NodeReader {
    private static let relationshipForm = "write `{ to: Category?, inverse: tasks }`"

    /// A relationship.
    mutating func relationship(_ pair: YAMLNode.Pair, of owner: String) -> RelationshipDocument? {
        guard let name = name(pair.key, at: pair.keyRange, "a relationship") else { return nil }
        let path = ElementPath(owner, name.value)
        let source = ElementSource(path: self.path, nameRange: pair.keyRange, node: pair.value)
        var relationship = RelationshipFields(name: name, source: source)
        guard let pairs = mapping(pair.value, "the relationship `\(path)`", on: nil, help: Self.relationshipForm) else {
            return nil
        }
        var optional: Bool?
        for pair in pairs {
            switch pair.key {
            case "to": destination(pair, into: &relationship, on: path)
            case "optional": optional = flag(pair, on: path)
            case "ordered": relationship.isOrdered = flag(pair, on: path) ?? false
            case "min": relationship.minimumCount = count(pair, on: path)
            case "max": relationship.maximumCount = count(pair, on: path)
            case "inverse": relationship.inverse = inverse(pair, on: path)
            case "deleteRule": relationship.deleteRule = choice(pair, of: DeleteRule.self, on: path)
            case "hashModifier": relationship.hashModifier = text(pair.value, "`hashModifier`", on: path)
            case "identity": relationship.identity = identity(pair, on: path)
            case "doc": relationship.doc = text(pair.value, "`doc`", on: path)?.value
            default: otherKey(pair, in: Language.relationship, on: path)
            }
        }
        relationship.isOptional = optionality(
            mark: relationship.isOptional, flag: optional, "to: \(relationship.destination?.value ?? "")?",
            at: source.location(ofValue: "optional")?.range, on: path)
        requireKey(
            "to", in: pairs, of: Language.relationship, "`\(path)`", on: path, at: pair.keyRange,
            help: Self.relationshipForm)
        return RelationshipDocument(relationship)
    }

    /// `Category`, `Category?` or `[Task]`.
    private mutating func destination(
        _ pair: YAMLNode.Pair, into relationship: inout RelationshipFields, on path: ElementPath
    ) {
        var node = pair.value
        if case .sequence(let items) = node.content {
            guard items.count == 1, let item = items.first else {
                report(
                    LanguageRules.wrongForm,
                    "`to` of `\(path)` lists \(items.count) entities where one is needed", on: path, at: node.range,
                    helps: ["write `to: [Task]` for many objects of one entity"])
                return
            }
            relationship.isToMany = true
            node = item
        }
        guard let text = text(node, "`to`", on: path) else { return }
        var name = text.value
        if name.hasSuffix("?") {
            name.removeLast()
            if relationship.isToMany {
                report(
                    LanguageRules.invalidValue, "the members of `\(path)` cannot be absent", on: path, at: node.range,
                    helps: ["write `to: [\(name)]`, and `optional: true` if the whole may be nil"])
            } else {
                relationship.isOptional = true
            }
        }
        guard NameText.problem(of: name) == nil else {
            let isBracketed = name.hasPrefix("[") && name.hasSuffix("]")
            report(
                LanguageRules.invalidName,
                "`to` of `\(path)` is `\(NameText.printable(text.value))`, which no entity can be called", on: path,
                at: node.range, helps: isBracketed ? ["write `to: \(name)` without quotes or question mark"] : [])
            return
        }
        relationship.destination = text.map { _ in name }
    }

    private mutating func inverse(_ pair: YAMLNode.Pair, on path: ElementPath) -> RelationshipFields.Inverse {
        guard let text = reference(pair.value, "`inverse`", on: path) else { return .unreadable }
        return text.value == "none" ? .none : .named(text)
    }
}
