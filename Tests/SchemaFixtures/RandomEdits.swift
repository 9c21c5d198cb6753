package import SchemaModel

/// Random edits of a valid schema that leave it valid.
extension RandomSchemas {
    /// `schema` after `count` edits, as the given version.
    package mutating func edited(_ schema: Schema, edits count: Int, version: SchemaVersion) -> Schema {
        var result = schema
        result.version = version
        for _ in 0..<count { edit(&result) }
        return result
    }

    /// A history of `count` versions, each a few edits after the one before it; some differ in nothing a store sees.
    package mutating func versions(_ count: Int) -> [Schema] {
        var versions = [schema(version: SchemaVersion(1, 0, 0))]
        while versions.count < count, let last = versions.last {
            let version = SchemaVersion(versions.count + 1, 0, 0)
            versions.append(edited(last, edits: random.below(4), version: version))
        }
        return versions
    }

    mutating func edit(_ schema: inout Schema) {
        switch random.below(24) {
        case 0: addEntity(to: &schema)
        case 1: removeEntity(from: &schema)
        case 2: renameEntity(in: &schema)
        case 3, 4: onEntity(&schema) { $0.addAttribute(to: $1, in: &$2) }
        case 5: onEntity(&schema) { $0.removeProperty(of: $1, in: &$2) }
        case 6, 7: onEntity(&schema) { $0.renameProperty(of: $1, in: &$2) }
        case 8: onEntity(&schema) { $0.swapNames(of: $1, in: &$2) }
        case 9: onEntity(&schema) { $0.moveProperty(of: $1, in: &$2) }
        case 10, 11, 12: onEntity(&schema) { $0.changeAttribute(of: $1, in: &$2) }
        case 13, 14: onEntity(&schema) { $0.changeRelationship(of: $1, in: &$2) }
        case 15: addRelationship(to: &schema)
        case 16: onEntity(&schema) { $0.changeLists(of: $1, in: &$2) }
        case 17: onEntity(&schema) { $0.changeEntity($1, in: &$2) }
        case 18: onEntity(&schema) { $0.changeParent(of: $1, in: &$2) }
        case 19, 20: editEnums(of: &schema)
        case 21: editComposites(of: &schema)
        case 22: onEntity(&schema) { $0.replaceProperty(of: $1, in: &$2) }
        default: schema.doc = freshName("Text ")
        }
    }

    private mutating func onEntity(
        _ schema: inout Schema, _ body: (inout RandomSchemas, String, inout Schema) -> Void
    ) {
        guard let name = random.pick(schema.entities.names) else { return }
        body(&self, name, &schema)
    }

    private mutating func removeEntity(from schema: inout Schema) {
        guard schema.entities.count > 1, let name = random.pick(schema.entities.names) else { return }
        let parent = schema.entities[name]?.parent
        schema.entities = NamedList(
            schema.entities.elements.filter { $0.name != name }.map { entity in
                var copy = entity
                if copy.parent == name { copy.parent = parent }
                return copy
            })
        schema.dropDanglingReferences()
    }

    private mutating func renameEntity(in schema: inout Schema) {
        guard let old = random.pick(schema.entities.names) else { return }
        let new = freshName("Renamed")
        schema.entities = schema.entities.map { entity in
            var copy = entity
            if copy.name == old { copy.name = new }
            if copy.parent == old { copy.parent = new }
            copy.relationships = copy.relationships.map { relationship in
                var link = relationship
                if link.destination == old { link.destination = new }
                return link
            }
            return copy
        }
    }

    private mutating func changeEntity(_ name: String, in schema: inout Schema) {
        let text = freshName("e")
        let kind = random.below(5)
        schema.update(name) { entity in
            switch kind {
            case 0: entity.doc = entity.doc == nil ? text : nil
            case 1: entity.isAbstract.toggle()
            case 2: entity.table = entity.table == nil ? text : nil
            case 3: entity.className = entity.className == nil ? "Class\(text)" : nil
            default: entity.hashModifier = text
            }
        }
    }

    /// Gives the entity another parent, or none, where no loop and no clash of names comes of it.
    private mutating func changeParent(of name: String, in schema: inout Schema) {
        guard options.allowsInheritance else { return }
        var changed = schema
        let parent = random.chance(40) ? nil : random.pick(schema.entities.names)
        if let parent, schema.lineage(of: parent).contains(where: { $0.name == name }) { return }
        changed.update(name) { $0.parent = parent }
        if changed.hasClashes(around: name) { return }
        changed.dropDanglingReferences()
        schema = changed
    }

    private mutating func changeLists(of name: String, in schema: inout Schema) {
        let list: WritableKeyPath<Entity, UnorderedList<[String]>> = random.chance(50) ? \.uniqueKeys : \.indexes
        let lists = schema.entities[name]?[keyPath: list].elements ?? []
        switch random.below(3) {
        case 0 where !lists.isEmpty:
            let index = random.below(lists.count)
            schema.update(name) { $0[keyPath: list].elements.remove(at: index) }
        case 1 where !lists.isEmpty:
            let index = random.below(lists.count)
            schema.update(name) { $0[keyPath: list].elements[index].reverse() }
        default: addList(list, to: name, in: &schema)
        }
    }
}

extension Schema {
    /// Whether two properties of the hierarchy around `name` share a name or an identity.
    func hasClashes(around name: String) -> Bool {
        var names: Set<String> = []
        var identities: Set<String> = []
        for entity in hierarchy(of: name) {
            let properties =
                entity.attributes.map { ($0.name, $0.identity) }
                + entity.relationships.map { ($0.name, $0.identity) }
            for (name, identity) in properties {
                if !names.insert(name).inserted || !identities.insert(identity).inserted { return true }
            }
        }
        return false
    }

    /// Removes relationships without their other end, then constraints and indexes without their members.
    mutating func dropDanglingReferences() {
        let before = self
        entities = entities.map { entity in
            var copy = entity
            copy.relationships = NamedList(
                entity.relationships.filter { link in
                    guard before.entities.contains(link.destination) else { return false }
                    guard link.inverse != nil else { return true }
                    guard let inverse = before.inverse(of: link) else { return false }
                    return inverse.inverse == link.name
                        && before.lineage(of: inverse.destination).contains { $0.name == entity.name }
                })
            return copy
        }
        let pruned = self
        entities = entities.map { entity in
            let known = Set(pruned.listable(of: entity.name))
            var copy = entity
            copy.uniqueKeys.elements.removeAll { !known.isSuperset(of: $0) }
            copy.indexes.elements.removeAll { !known.isSuperset(of: $0) }
            return copy
        }
    }
}
