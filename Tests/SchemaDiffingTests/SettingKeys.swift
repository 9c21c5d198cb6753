import SchemaDiffing
import SchemaModel

/// Reading single elements and setting single keys.
extension SchemaElement {
    var enumCase: EnumType.Case? { if case .enumCase(let value) = self { value } else { nil } }
    var field: CompositeType.Field? { if case .field(let value) = self { value } else { nil } }
    var attribute: Attribute? { if case .attribute(let value) = self { value } else { nil } }
    var relationship: Relationship? { if case .relationship(let value) = self { value } else { nil } }

    func setting(_ change: KeyChange) -> SchemaElement {
        switch self {
        case .enumeration(var value):
            if change.key == .doc { value.doc = change.new.text }
            if change.key == .raw, case .rawType(let type) = change.new { value.rawType = type }
            return .enumeration(value)
        case .enumCase(var value):
            if change.key == .name { value.name = change.new.text ?? "" }
            if change.key == .doc { value.doc = change.new.text }
            if change.key == .rawValue, case .rawValue(let raw) = change.new { value.rawValue = raw }
            return .enumCase(value)
        case .composite(var value):
            if change.key == .doc { value.doc = change.new.text }
            return .composite(value)
        case .field(var value):
            value.set(change)
            return .field(value)
        case .entity(var value):
            value.set(change)
            return .entity(value)
        case .attribute(var value):
            value.set(change)
            return .attribute(value)
        case .relationship(var value):
            value.set(change)
            return .relationship(value)
        }
    }
}

extension CompositeType.Field {
    fileprivate mutating func set(_ change: KeyChange) {
        switch change.key {
        case .name: name = change.new.text ?? ""
        case .doc: doc = change.new.text
        case .type: type = change.new.type ?? type
        case .optional: isOptional = change.new == .flag(true)
        case .default: defaultValue = change.new.defaultValue
        default: name = "no such key: \(change.key)"
        }
    }
}

extension Entity {
    fileprivate mutating func set(_ change: KeyChange) {
        switch change.key {
        case .name: name = change.new.text ?? ""
        case .doc: doc = change.new.text
        case .abstract: isAbstract = change.new == .flag(true)
        case .extends: parent = change.new.text
        case .table: table = change.new.text
        case .class: className = change.new.text
        case .hashModifier: hashModifier = change.new.text
        case .unique: uniqueKeys = replaced(uniqueKeys, change)
        case .indexes: indexes = replaced(indexes, change)
        default: name = "no such key: \(change.key)"
        }
    }

    /// Without the old list and with the new one; the old one's members are marked identities.
    private func replaced(_ lists: UnorderedList<[String]>, _ change: KeyChange) -> UnorderedList<[String]> {
        var result = lists
        if case .members(let old) = change.old {
            result.elements.removeAll { $0 == old }
        }
        if case .members(let new) = change.new { result.elements.append(new) }
        return result
    }
}

extension Attribute {
    fileprivate mutating func set(_ change: KeyChange) {
        let isOn = change.new == .flag(true)
        switch change.key {
        case .name: name = change.new.text ?? ""
        case .doc: doc = change.new.text
        case .type: type = change.new.type ?? type
        case .optional: isOptional = isOn
        case .default: defaultValue = change.new.defaultValue
        case .transient: isTransient = isOn
        case .externalStorage: allowsExternalStorage = isOn
        case .ephemeral: isEphemeral = isOn
        case .spotlight: isIndexedBySpotlight = isOn
        case .encrypted: allowsCloudEncryption = isOn
        case .preserveValueOnDeletion: preservesValueOnDeletion = isOn
        case .derived: derivation = change.new.text
        case .hashModifier: hashModifier = change.new.text
        case .min: limits.minimum = change.new.constant
        case .max: limits.maximum = change.new.constant
        case .minLength: limits.minimumLength = change.new.count
        case .maxLength: limits.maximumLength = change.new.count
        case .pattern: limits.pattern = change.new.text
        case .column: column = change.new.text
        case .valueClass: valueClass = change.new.text
        default: name = "no such key: \(change.key)"
        }
    }
}

extension Relationship {
    fileprivate mutating func set(_ change: KeyChange) {
        switch change.key {
        case .name: name = change.new.text ?? ""
        case .doc: doc = change.new.text
        case .to: destination = change.new.text ?? ""
        case .many: isToMany = change.new == .flag(true)
        case .optional: isOptional = change.new == .flag(true)
        case .ordered: isOrdered = change.new == .flag(true)
        case .min: minimumCount = change.new.count
        case .max: maximumCount = change.new.count
        case .inverse: inverse = change.new.text
        case .deleteRule:
            if case .deleteRule(let rule) = change.new { deleteRule = rule }
        case .hashModifier: hashModifier = change.new.text
        default: name = "no such key: \(change.key)"
        }
    }
}

extension KeyValue {
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var count: Int? { if case .count(let value) = self { value } else { nil } }
    var type: AttributeType? { if case .type(let value) = self { value } else { nil } }
    var constant: Constant? { if case .constant(let value) = self { value } else { nil } }
    var defaultValue: DefaultValue? { if case .defaultValue(let value) = self { value } else { nil } }
}
