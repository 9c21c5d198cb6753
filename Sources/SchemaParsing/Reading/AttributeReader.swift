import Diagnostics
import SchemaModel
import YAMLSyntax

/// Attributes, relationships and fields.
extension NodeReader {
    /// An attribute in its short form (`string?`) or its long one.
    mutating func attribute(_ pair: YAMLNode.Pair, of owner: String) -> AttributeDocument? {
        guard let name = name(pair.key, at: pair.keyRange, "an attribute") else { return nil }
        let path = ElementPath(owner, name.value)
        let source = ElementSource(path: self.path, nameRange: pair.keyRange, node: pair.value)
        var attribute = AttributeFields(name: name, source: source)
        guard case .mapping(let pairs) = pair.value.content else {
            if let type = type(pair.value, on: path) {
                attribute.type = type.type
                attribute.isOptional = type.isOptional
            }
            return AttributeDocument(attribute)
        }
        var type: (type: Located<TypeReference>, isOptional: Bool)?
        var optional: Bool?
        for pair in pairs {
            switch pair.key {
            case "type": type = self.type(pair.value, on: path)
            case "optional": optional = flag(pair, on: path)
            default:
                if !readFlag(pair, into: &attribute, on: path), !readValue(pair, into: &attribute, on: path) {
                    otherKey(pair, in: Language.attribute, on: path)
                }
            }
        }
        attribute.type = type?.type
        attribute.isOptional = optionality(
            mark: type?.isOptional ?? false, flag: optional, typeText(of: source),
            at: source.location(ofValue: "optional")?.range, on: path)
        requireKey(
            "type", in: pairs, of: Language.attribute, "`\(path)`", on: path, at: pair.keyRange,
            help: "write `type: string` or another type")
        return AttributeDocument(attribute)
    }

    private mutating func readFlag(
        _ pair: YAMLNode.Pair, into attribute: inout AttributeFields, on path: ElementPath
    ) -> Bool {
        let target: WritableKeyPath<AttributeFields, Bool>
        switch pair.key {
        case "unique": target = \.isUnique
        case "transient": target = \.isTransient
        case "externalStorage": target = \.allowsExternalStorage
        case "ephemeral": target = \.isEphemeral
        case "spotlight": target = \.isIndexedBySpotlight
        case "encrypted": target = \.allowsCloudEncryption
        case "preserveValueOnDeletion": target = \.preservesValueOnDeletion
        default: return false
        }
        if let flag = flag(pair, on: path) { attribute[keyPath: target] = flag }
        return true
    }

    private mutating func readValue(
        _ pair: YAMLNode.Pair, into attribute: inout AttributeFields, on path: ElementPath
    ) -> Bool {
        switch pair.key {
        case "default": attribute.defaultValue = value(pair, on: path)
        case "doc": attribute.doc = text(pair.value, "`doc`", on: path)?.value
        case "derived": attribute.derivation = text(pair.value, "`derived`", on: path)
        case "hashModifier": attribute.hashModifier = text(pair.value, "`hashModifier`", on: path)
        case "identity": attribute.identity = identity(pair, on: path)
        case "min": attribute.minimum = value(pair, on: path)
        case "max": attribute.maximum = value(pair, on: path)
        case "minLength": attribute.minimumLength = count(pair, on: path)
        case "maxLength": attribute.maximumLength = count(pair, on: path)
        case "pattern": attribute.pattern = text(pair.value, "`pattern`", on: path)
        case "column": attribute.column = text(pair.value, "`column`", on: path)
        case "valueClass": attribute.valueClass = text(pair.value, "`valueClass`", on: path)
        default: return false
        }
        return true
    }

    /// An identity: a name, perhaps followed by `~` and the version that gave it afresh.
    mutating func identity(_ pair: YAMLNode.Pair, on path: ElementPath) -> Located<String>? {
        guard let text = text(pair.value, "`identity`", on: path) else { return nil }
        let parts = text.value.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isFresh = parts.count == 1 || SchemaVersion(parts[1]) != nil
        guard isFresh, let name = parts.first, NameText.problem(of: name) == nil else {
            report(
                LanguageRules.invalidName,
                "`identity` of `\(path)` is `\(NameText.printable(text.value))`, which no element can have been called",
                on: path, at: pair.value.range)
            return nil
        }
        return text
    }

    /// The type as written, for messages.
    private func typeText(of source: ElementSource) -> String {
        guard case .mapping(let pairs) = source.node.content,
            case .scalar(let text, _) = pairs.first(where: { $0.key == "type" })?.value.content
        else { return "" }
        return text
    }

    /// A field of a composite in its short form (`string?`) or its long one.
    mutating func field(_ pair: YAMLNode.Pair, of owner: String) -> CompositeDocument.Field? {
        guard let name = name(pair.key, at: pair.keyRange, "a field") else { return nil }
        let path = ElementPath(owner, name.value)
        let source = ElementSource(path: self.path, nameRange: pair.keyRange, node: pair.value)
        var field = CompositeDocument.Field(name: name, source: source)
        guard case .mapping(let pairs) = pair.value.content else {
            let type = type(pair.value, on: path)
            field.type = type?.type
            field.isOptional = type?.isOptional ?? false
            return field
        }
        var optional: Bool?
        var mark = false
        for pair in pairs {
            switch pair.key {
            case "type":
                let type = type(pair.value, on: path)
                field.type = type?.type
                mark = type?.isOptional ?? false
            case "optional": optional = flag(pair, on: path)
            case "default": field.defaultValue = value(pair, on: path)
            case "identity": field.identity = identity(pair, on: path)
            case "doc": field.doc = text(pair.value, "`doc`", on: path)?.value
            default: otherKey(pair, in: Language.field, on: path)
            }
        }
        field.isOptional = optionality(
            mark: mark, flag: optional, typeText(of: source), at: source.location(ofValue: "optional")?.range, on: path)
        requireKey(
            "type", in: pairs, of: Language.field, "`\(path)`", on: path, at: pair.keyRange,
            help: "write `type: string` or another type")
        return field
    }
}
