import SchemaModel

/// Turns the references inside a schema into marked identities, and marked identities back into names.
struct MarkedReferences {
    private static let mark = "\u{1}"
    private let old: Schema

    init(_ old: Schema) { self.old = old }

    /// The schema with every reference to an element replaced by the mark and the identity of that element.
    func schema() -> Schema {
        var result = old
        result.composites = old.composites.map { composite in
            var copy = composite
            copy.fields = composite.fields.map { field in
                var item = field
                item.defaultValue = marked(field.defaultValue, field.type)
                return item
            }
            return copy
        }
        result.entities = old.entities.map { marked($0) }
        return result
    }

    private func marked(_ entity: Entity) -> Entity {
        var copy = entity
        copy.parent = entity.parent.map(entityMark)
        copy.uniqueKeys.elements = entity.uniqueKeys.elements.map { $0.map { propertyMark($0, of: entity.name) } }
        copy.indexes.elements = entity.indexes.elements.map { $0.map { propertyMark($0, of: entity.name) } }
        copy.attributes = entity.attributes.map { attribute in
            var item = attribute
            item.defaultValue = marked(attribute.defaultValue, attribute.type)
            return item
        }
        copy.relationships = entity.relationships.map { link in
            var item = link
            item.destination = entityMark(link.destination)
            item.inverse = link.inverse.map { propertyMark($0, of: link.destination) }
            return item
        }
        return copy
    }

    private func marked(_ value: DefaultValue?, _ type: AttributeType) -> DefaultValue? {
        guard case .constant(.enumCase(let name)) = value, case .enumeration(let enumeration) = type,
            let enumCase = old.enums[enumeration]?.cases[name]
        else { return value }
        return .constant(.enumCase(Self.mark + enumCase.identity))
    }

    private func entityMark(_ name: String) -> String { Self.mark + (old.entities[name]?.identity ?? "?") }

    func propertyMark(_ name: String, of owner: String) -> String {
        let attribute = old.allAttributes(of: owner).first { $0.name == name }?.identity
        let relationship = old.allRelationships(of: owner).first { $0.name == name }?.identity
        return Self.mark + (attribute ?? relationship ?? "?")
    }

    /// The schema with every mark replaced by the name its identity has there; a mark that leads nowhere stays.
    static func resolved(_ schema: Schema) -> Schema {
        var result = schema
        let names = Dictionary(schema.entities.map { (mark + $0.identity, $0.name) }, uniquingKeysWith: { $1 })
        result.entities = schema.entities.map { entity in
            var copy = entity
            copy.parent = entity.parent.map { names[$0] ?? $0 }
            copy.relationships = entity.relationships.map { link in
                var item = link
                item.destination = names[link.destination] ?? link.destination
                return item
            }
            return copy
        }
        let linked = result
        func property(_ text: String, of owner: String) -> String {
            guard text.hasPrefix(mark) else { return text }
            let attribute = linked.allAttributes(of: owner).first { mark + $0.identity == text }?.name
            let relationship = linked.allRelationships(of: owner).first { mark + $0.identity == text }?.name
            return attribute ?? relationship ?? text
        }
        result.entities = linked.entities.map { entity in
            var copy = entity
            copy.uniqueKeys.elements = entity.uniqueKeys.elements.map { $0.map { property($0, of: entity.name) } }
            copy.indexes.elements = entity.indexes.elements.map { $0.map { property($0, of: entity.name) } }
            copy.attributes = entity.attributes.map { attribute in
                var item = attribute
                item.defaultValue = resolved(attribute.defaultValue, attribute.type, schema)
                return item
            }
            copy.relationships = entity.relationships.map { link in
                var item = link
                item.inverse = link.inverse.map { property($0, of: link.destination) }
                return item
            }
            return copy
        }
        result.composites = schema.composites.map { composite in
            var copy = composite
            copy.fields = composite.fields.map { field in
                var item = field
                item.defaultValue = resolved(field.defaultValue, field.type, schema)
                return item
            }
            return copy
        }
        return result
    }

    private static func resolved(_ value: DefaultValue?, _ type: AttributeType, _ schema: Schema) -> DefaultValue? {
        guard case .constant(.enumCase(let text)) = value, case .enumeration(let enumeration) = type,
            let enumCase = schema.enums[enumeration]?.cases.first(where: { mark + $0.identity == text })
        else { return value }
        return .constant(.enumCase(enumCase.name))
    }
}
