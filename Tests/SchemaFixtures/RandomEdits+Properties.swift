import SchemaModel

/// Edits of attributes and relationships.
extension RandomSchemas {
    mutating func removeProperty(of owner: String, in schema: inout Schema) {
        guard let entity = schema.entities[owner] else { return }
        guard let name = random.pick(entity.attributes.names + entity.relationships.names) else { return }
        schema.update(owner) { $0.remove(name) }
        schema.dropDanglingReferences()
    }

    mutating func renameProperty(of owner: String, in schema: inout Schema) {
        guard let entity = schema.entities[owner] else { return }
        guard let name = random.pick(entity.attributes.names + entity.relationships.names) else { return }
        schema.renameProperties(of: owner, [name: propertyName(for: owner, in: schema)])
    }

    /// Two properties of one entity that exchange their names.
    mutating func swapNames(of owner: String, in schema: inout Schema) {
        let names = random.shuffled(schema.entities[owner]?.attributes.names ?? [])
        guard names.count > 1 else { return }
        schema.renameProperties(of: owner, [names[0]: names[1], names[1]: names[0]])
    }

    /// An attribute that goes to the parent or to a child.
    mutating func moveProperty(of owner: String, in schema: inout Schema) {
        guard let entity = schema.entities[owner], let attribute = random.pick(entity.attributes.elements) else {
            return
        }
        let relatives = [entity.parent].compactMap { $0 } + schema.children(of: owner).map(\.name)
        guard let target = random.pick(relatives) else { return }
        schema.update(owner) { $0.remove(attribute.name) }
        schema.update(target) { $0.attributes.insert(attribute) }
        schema.dropDanglingReferences()
    }

    /// An attribute that gives way to another of its name and a fresh identity, or to a relationship of its identity.
    mutating func replaceProperty(of owner: String, in schema: inout Schema) {
        guard let old = random.pick(schema.entities[owner]?.attributes.elements ?? []) else { return }
        let mark = freshName("~")
        if random.chance(60) {
            var new = attribute(named: old.name, in: schema)
            new.identity = old.identity + mark
            schema.update(owner) { $0.attributes.insert(new) }
        } else {
            let link = Relationship(
                name: old.name, identity: old.identity, destination: owner, isToMany: false, isOptional: true,
                inverse: nil)
            schema.update(owner) { entity in
                entity.remove(old.name)
                entity.relationships.insert(link)
            }
        }
        schema.dropDanglingReferences()
    }

    mutating func changeAttribute(of owner: String, in schema: inout Schema) {
        guard var attribute = random.pick(schema.entities[owner]?.attributes.elements ?? []) else { return }
        let text = freshName("a")
        switch random.below(18) {
        case 0, 1, 2: attribute = retyped(attribute, in: schema)
        case 3, 4: attribute.isOptional.toggle()
        case 5, 6:
            attribute.defaultValue =
                attribute.defaultValue == nil ? defaultValue(of: attribute.type, in: schema) : nil
        case 7: attribute.isTransient.toggle()
        case 8: attribute.isEphemeral.toggle()
        case 9 where attribute.type == .scalar(.data): attribute.allowsExternalStorage.toggle()
        case 10: attribute.isIndexedBySpotlight.toggle()
        case 11: attribute.allowsCloudEncryption.toggle()
        case 12: attribute.preservesValueOnDeletion.toggle()
        case 13: attribute.hashModifier = attribute.hashModifier == nil ? text : nil
        case 14: attribute.limits = limits(of: attribute.type)
        case 15: attribute.column = attribute.column == nil ? text : nil
        case 16: attribute.doc = text
        default:
            if case .transformable = attribute.type { attribute.valueClass = text }
        }
        if !options.allowsRareKeys { attribute.forgetRareKeys() }
        if attribute.isTransient { attribute.isEphemeral = false }
        if attribute.isTransient || attribute.isEphemeral, attribute.defaultValue == nil { attribute.isOptional = true }
        schema.update(owner) { $0.attributes.insert(attribute) }
        schema.dropDanglingReferences()
    }

    private mutating func retyped(_ attribute: Attribute, in schema: Schema) -> Attribute {
        var result = attribute
        result.type = attributeType(in: schema)
        result.defaultValue = random.chance(50) ? defaultValue(of: result.type, in: schema) : nil
        result.limits = AttributeLimits()
        if result.type != .scalar(.data) { result.allowsExternalStorage = false }
        if case .transformable = result.type { return result }
        result.valueClass = nil
        return result
    }

    mutating func changeRelationship(of owner: String, in schema: inout Schema) {
        guard var link = random.pick(schema.entities[owner]?.relationships.elements ?? []) else { return }
        switch random.below(9) {
        case 0, 1:
            link.isToMany.toggle()
            link.isOptional = !link.isToMany
            link.isOrdered = false
            (link.minimumCount, link.maximumCount) = (nil, nil)
        case 2, 3: link.isOptional.toggle()
        case 4 where link.isToMany: link.isOrdered.toggle()
        case 5 where link.isToMany: link.maximumCount = 20 + random.below(20)
        case 6: link.hashModifier = options.allowsRareKeys ? freshName("r") : nil
        case 7: link.doc = freshName("Text ")
        default: break
        }
        guard link.inverse != nil, var inverse = schema.inverse(of: link), inverse.name != link.name else {
            if link.inverse == nil, random.chance(20) {
                link.destination = random.pick(schema.entities.names) ?? link.destination
            }
            schema.update(owner) { $0.relationships.insert(link) }
            return schema.dropDanglingReferences()
        }
        if link.isMandatory, inverse.isMandatory { link.isOptional = true }
        let target = schema.lineage(of: link.destination).first { $0.relationships.contains(inverse.name) }?.name
        if random.chance(10) {
            link.inverse = nil
            if let target { schema.update(target) { $0.remove(inverse.name) } }
        } else {
            setDeleteRules(&link, &inverse)
            if let target { schema.update(target) { $0.relationships.insert(inverse) } }
        }
        schema.update(owner) { $0.relationships.insert(link) }
        schema.dropDanglingReferences()
    }
}

extension Attribute {
    mutating func forgetRareKeys() {
        (isTransient, isEphemeral, isIndexedBySpotlight) = (false, false, false)
        (allowsCloudEncryption, preservesValueOnDeletion) = (false, false)
        (hashModifier, column) = (nil, nil)
    }
}

extension Entity {
    /// Removes the property called `name`.
    mutating func remove(_ name: String) {
        attributes = NamedList(attributes.elements.filter { $0.name != name })
        relationships = NamedList(relationships.elements.filter { $0.name != name })
    }
}

extension Schema {
    /// Renames properties that `owner` declares, and everything that names them; all at once.
    mutating func renameProperties(of owner: String, _ names: [String: String]) {
        let before = self
        func renamed(_ list: UnorderedList<[String]>) -> UnorderedList<[String]> {
            UnorderedList(list.elements.map { $0.map { names[$0] ?? $0 } })
        }
        entities = entities.map { entity in
            var copy = entity
            if before.lineage(of: entity.name).contains(where: { $0.name == owner }) {
                copy.uniqueKeys = renamed(entity.uniqueKeys)
                copy.indexes = renamed(entity.indexes)
            }
            copy.relationships = entity.relationships.map { relationship in
                var link = relationship
                if let inverse = link.inverse, let new = names[inverse],
                    before.lineage(of: link.destination).contains(where: { $0.name == owner })
                {
                    link.inverse = new
                }
                if entity.name == owner, let new = names[link.name] { link.name = new }
                return link
            }
            if entity.name == owner {
                copy.attributes = entity.attributes.map { attribute in
                    var result = attribute
                    result.name = names[attribute.name] ?? attribute.name
                    return result
                }
            }
            return copy
        }
    }
}
