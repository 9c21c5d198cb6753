import Diagnostics
import SchemaModel
import YAMLSyntax

/// Entities, enums and composites.
extension NodeReader {
    /// An entity.
    mutating func entity(_ pair: YAMLNode.Pair) -> EntityDocument? {
        guard let name = name(pair.key, at: pair.keyRange, "an entity") else { return nil }
        let path = ElementPath(name.value)
        let source = ElementSource(path: self.path, nameRange: pair.keyRange, node: pair.value)
        var entity = EntityFields(name: name, source: source)
        guard
            let pairs = mapping(
                pair.value, "the entity `\(path)`", on: nil, help: "write `attributes:` and the members below the name")
        else { return EntityDocument(entity) }
        for pair in pairs {
            switch pair.key {
            case "doc": entity.doc = text(pair.value, "`doc`", on: path)?.value
            case "abstract": entity.isAbstract = flag(pair, on: path) ?? false
            case "extends": entity.parent = reference(pair.value, "`extends`", on: path)
            case "table": entity.table = text(pair.value, "`table`", on: path)
            case "class": entity.className = text(pair.value, "`class`", on: path)
            case "identity": entity.identity = identity(pair, on: path)
            case "hashModifier": entity.hashModifier = text(pair.value, "`hashModifier`", on: path)
            case "attributes": entity.attributes = attributes(pair, of: path)
            case "relationships": entity.relationships = relationships(pair, of: path)
            case "indexes": entity.indexes = keys(pair, on: path)
            case "unique": entity.uniqueKeys = keys(pair, on: path)
            default: otherKey(pair, in: Language.entity, on: path)
            }
        }
        return EntityDocument(entity)
    }

    private mutating func attributes(_ pair: YAMLNode.Pair, of entity: ElementPath) -> [AttributeDocument] {
        let help = "write each attribute on a line of its own: `title: string`"
        return mapping(pair.value, "`attributes`", on: entity, help: help)?
            .compactMap { attribute($0, of: entity.owner) } ?? []
    }

    private mutating func relationships(_ pair: YAMLNode.Pair, of entity: ElementPath) -> [RelationshipDocument] {
        let help = "write each relationship on a line of its own: `category: { to: Category?, inverse: tasks }`"
        return mapping(pair.value, "`relationships`", on: entity, help: help)?
            .compactMap { relationship($0, of: entity.owner) } ?? []
    }

    /// A list of lists of member names.
    private mutating func keys(_ pair: YAMLNode.Pair, on entity: ElementPath) -> [EntityFields.Key] {
        let help = "write a list of lists: `\(pair.key): [[createdAt], [isDone, createdAt]]`"
        guard let items = sequence(pair.value, "`\(pair.key)`", on: entity, help: help) else { return [] }
        var keys: [EntityFields.Key] = []
        for item in items {
            guard let names = sequence(item, "an item of `\(pair.key)`", on: entity, help: help) else { continue }
            if names.isEmpty {
                report(
                    LanguageRules.wrongForm, "an item of `\(pair.key)` of `\(entity)` names no member", on: entity,
                    at: item.range, helps: ["remove `[]`"])
                continue
            }
            let members = names.compactMap { reference($0, "a member of `\(pair.key)`", on: entity) }
            if members.count == names.count { keys.append(Located(members, at: place(item.range))) }
        }
        return keys
    }

    /// A composite: fields by name.
    mutating func composite(_ pair: YAMLNode.Pair) -> CompositeDocument? {
        guard let name = name(pair.key, at: pair.keyRange, "a composite") else { return nil }
        let source = ElementSource(path: self.path, nameRange: pair.keyRange, node: pair.value)
        let help = "write the fields below the name: `street: string`"
        let pairs = mapping(pair.value, "the composite `\(name.value)`", on: nil, help: help)
        return CompositeDocument(
            name: name, source: source, fields: pairs?.compactMap { field($0, of: name.value) } ?? [])
    }
}
