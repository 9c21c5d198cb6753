import SchemaModel

/// Entities and their properties.
extension RandomSchemas {
    mutating func addEntity(to schema: inout Schema) {
        let name = freshName(random.pick(["Task", "Folder", "Person", "Item", "Note"]) ?? "Item")
        var entity = Entity(name: name, doc: doc())
        if options.allowsInheritance, random.chance(30) { entity.parent = random.pick(schema.entities.names) }
        if options.allowsInheritance, random.chance(15) { entity.isAbstract = true }
        if options.allowsRareKeys {
            if random.chance(10) { entity.table = "\(name)_rows" }
            if random.chance(10) { entity.className = "\(name)Object" }
            if random.chance(5) { entity.hashModifier = freshName("entity") }
        }
        schema.entities.insert(entity)
        let count = options.attributes.lowerBound + random.below(options.attributes.count)
        for _ in 0..<count { addAttribute(to: name, in: &schema) }
    }

    mutating func addAttribute(to owner: String, in schema: inout Schema) {
        let attribute = attribute(named: propertyName(for: owner, in: schema), in: schema)
        schema.update(owner) { $0.attributes.insert(attribute) }
    }

    mutating func attribute(named name: String, in schema: Schema) -> Attribute {
        let type = attributeType(in: schema)
        var attribute = Attribute(name: name, doc: doc(), type: type, isOptional: random.chance(40))
        if random.chance(50) { attribute.defaultValue = defaultValue(of: type, in: schema) }
        if random.chance(30) { attribute.limits = limits(of: type) }
        if case .transformable = type, random.chance(50) { attribute.valueClass = "NSColor" }
        if type == .scalar(.data), random.chance(40) { attribute.allowsExternalStorage = true }
        guard options.allowsRareKeys else { return attribute }
        switch random.below(20) {
        case 0: makeTransient(&attribute)
        case 1: attribute.isIndexedBySpotlight = type == .scalar(.string)
        case 2: attribute.allowsCloudEncryption = true
        case 3: attribute.preservesValueOnDeletion = !attribute.allowsExternalStorage
        case 4: attribute.hashModifier = freshName("m")
        case 5: attribute.column = freshName("column_")
        case 6:
            makeTransient(&attribute)
            attribute.isEphemeral = attribute.isTransient
            attribute.isTransient = false
        default: break
        }
        return attribute
    }

    /// A transient attribute needs a default unless it is optional.
    private func makeTransient(_ attribute: inout Attribute) {
        attribute.isTransient = attribute.isOptional || attribute.defaultValue != nil
    }

    /// Adds a relationship with its inverse, or one without on purpose.
    mutating func addRelationship(to schema: inout Schema) {
        guard let owner = random.pick(schema.entities.names), let target = random.pick(schema.entities.names) else {
            return
        }
        let name = propertyName(for: owner, in: schema)
        var forward = relationship(named: name, to: target)
        if random.chance(15) {
            schema.update(owner) { $0.relationships.insert(forward) }
            return
        }
        schema.update(owner) { $0.relationships.insert(forward) }
        var backward = relationship(named: propertyName(for: target, in: schema), to: owner)
        forward.inverse = backward.name
        backward.inverse = forward.name
        if forward.isMandatory { backward.isOptional = backward.isOptional || !backward.isToMany }
        setDeleteRules(&forward, &backward)
        schema.update(owner) { $0.relationships.insert(forward) }
        schema.update(target) { $0.relationships.insert(backward) }
    }

    private mutating func relationship(named name: String, to target: String) -> Relationship {
        let isToMany = random.chance(50)
        var relationship = Relationship(
            name: name, doc: doc(), destination: target, isToMany: isToMany,
            isOptional: isToMany ? random.chance(15) : random.chance(85), inverse: nil)
        if isToMany {
            relationship.isOrdered = random.chance(20)
            relationship.maximumCount = random.chance(10) ? 10 + random.below(10) : nil
        }
        if options.allowsRareKeys, random.chance(5) { relationship.hashModifier = freshName("r") }
        return relationship
    }

    /// Rules that do not contradict each other or a mandatory other end.
    mutating func setDeleteRules(_ forward: inout Relationship, _ backward: inout Relationship) {
        forward.deleteRule = rule(facing: backward)
        backward.deleteRule = rule(facing: forward)
        let pair = Set([forward.deleteRule, backward.deleteRule])
        guard pair == [.cascade] || pair == [.cascade, .deny] else { return }
        if forward.isMandatory, !backward.isMandatory {
            forward.deleteRule = .nullify
        } else {
            backward.deleteRule = .nullify
        }
    }

    private mutating func rule(facing other: Relationship) -> DeleteRule {
        if other.isMandatory { return random.chance(60) ? .cascade : .deny }
        return random.chance(70) ? .nullify : random.chance(70) ? .cascade : .deny
    }

    /// Uniqueness constraints and indexes over properties a store can compare.
    mutating func addLists(to name: String, in schema: inout Schema) {
        if random.chance(40) { addList(\.uniqueKeys, to: name, in: &schema) }
        if random.chance(40) { addList(\.indexes, to: name, in: &schema) }
    }

    mutating func addList(
        _ list: WritableKeyPath<Entity, UnorderedList<[String]>>, to name: String, in schema: inout Schema
    ) {
        let choices = random.shuffled(schema.listable(of: name))
        guard !choices.isEmpty else { return }
        let members = Array(choices.prefix(1 + random.below(3)))
        schema.update(name) { entity in
            let known = entity[keyPath: list].elements.map { Set($0) }
            if !known.contains(Set(members)) { entity[keyPath: list].elements.append(members) }
        }
    }
}

extension Relationship {
    /// A to-one that must be there.
    var isMandatory: Bool { !isToMany && !isOptional }
}

extension Schema {
    /// The properties of `name` that constraints and indexes may name: stored scalars and enums, and to-ones.
    func listable(of name: String) -> [String] {
        let attributes = allAttributes(of: name).filter { attribute in
            guard !attribute.isTransient, !attribute.isEphemeral else { return false }
            switch attribute.type {
            case .scalar(let scalar): return scalar != .data
            case .enumeration: return true
            case .composite, .list, .codable, .transformable: return false
            }
        }
        return attributes.map(\.name) + allRelationships(of: name).filter { !$0.isToMany }.map(\.name)
    }
}
