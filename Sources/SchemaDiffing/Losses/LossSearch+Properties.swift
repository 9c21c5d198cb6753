import SchemaModel

/// Attributes and relationships.
extension LossSearch {
    /// What became of a property of one concrete entity.
    private struct Fate: Hashable {
        let kind: Loss.Kind
        let facet: String?
        let clause: String
    }

    /// The fates of the properties of one old entity, by the name of the property and then by the entity whose rows lose.
    private typealias Fates = [ElementPath: [(entity: String, fate: Fate)]]

    mutating func findProperties() {
        var fates: Fates = [:]
        for entity in from.entities {
            guard let new = survivors[entity.name] else { continue }
            let members = NewMembers(to, of: new)
            for owner in from.lineage(of: entity.name) {
                for attribute in owner.attributes {
                    guard let fate = fate(of: attribute, owner, members) else { continue }
                    fates[ElementPath(owner.name, attribute.name), default: []].append((entity.name, fate))
                }
                for relationship in owner.relationships {
                    guard let fate = fate(of: relationship, owner, members) else { continue }
                    fates[ElementPath(owner.name, relationship.name), default: []].append((entity.name, fate))
                }
            }
        }
        if !fates.isEmpty { join(fates) }
    }

    private mutating func join(_ fates: Fates) {
        for owner in from.entities {
            var rows: Set<String>?
            for name in owner.attributes.names + owner.relationships.names {
                let path = ElementPath(owner.name, name)
                guard let found = fates[path] else { continue }
                let otherEnd = owner.relationships[name].flatMap(removedOtherEnd)
                if let otherEnd, fates[otherEnd] != nil, stands(otherEnd, for: path) { continue }
                let survivors = rows ?? concreteSurvivors(below: owner.name)
                rows = survivors
                add(found, of: name, owner, otherEnd: otherEnd, isWhole: Set(found.map(\.entity)) == survivors)
            }
        }
    }

    private mutating func add(
        _ found: [(entity: String, fate: Fate)], of name: String, _ owner: Entity, otherEnd: ElementPath?, isWhole: Bool
    ) {
        guard let fate = found.first?.fate else { return }
        let holders = isWhole ? [owner.name] : owners(of: Set(found.map(\.entity)), below: owner.name)
        let isImplied = fate.kind == .relationshipRemoved && (owner.relationships[name].map(leadsNowhere) ?? false)
        for holder in holders {
            let clause = isWhole ? fate.clause : "`\(ElementPath(owner.name, name))` of every `\(holder)`"
            losses.append(
                Loss(
                    kind(of: fate, isWhole: isWhole), ElementPath(holder, name, facet: fate.facet), otherEnd: otherEnd,
                    place: place(of: name, holder, owner), clause: clause,
                    probableRename: isWhole && fate.facet == nil ? renames.property(name, of: owner) : nil,
                    isImplied: isImplied))
        }
    }

    /// Whether, of two ends that go together, the loss is told of `other`: of the to-one, else of the first by name.
    private func stands(_ other: ElementPath, for path: ElementPath) -> Bool {
        let isToMany = { (path: ElementPath) in
            path.member.flatMap { from.entities[path.owner]?.relationships[$0] }?.isToMany ?? true
        }
        if isToMany(other) != isToMany(path) { return isToMany(path) }
        return other < path
    }

    /// What goes from some rows only has moved.
    private func kind(of fate: Fate, isWhole: Bool) -> Loss.Kind {
        switch fate.kind {
        case .attributeRemoved, .relationshipRemoved: isWhole ? fate.kind : .propertyMoved
        default: fate.kind
        }
    }

    /// Where the property stands in the new version, or who had it.
    private func place(of name: String, _ holder: String, _ owner: Entity) -> ElementPath? {
        guard let entity = from.entities[holder].flatMap(newEntity) else { return nil }
        let identity = owner.attributes[name]?.identity ?? owner.relationships[name]?.identity
        for ancestor in to.lineage(of: entity.name) {
            let attribute = ancestor.attributes.first { $0.identity == identity }?.name
            guard let found = attribute ?? ancestor.relationships.first(where: { $0.identity == identity })?.name else {
                continue
            }
            return ElementPath(ancestor.name, found)
        }
        return ElementPath(entity.name)
    }

    // MARK: Attributes

    private func fate(of old: Attribute, _ owner: Entity, _ members: NewMembers) -> Fate? {
        guard old.holdsValue else { return nil }
        let path = ElementPath(owner.name, old.name)
        let all = "every value of `\(path)`"
        guard let new = members.attributes[old.identity] else {
            let isRelationship = members.relationships[old.identity] != nil
            return Fate(kind: isRelationship ? .kindChanged : .attributeRemoved, facet: nil, clause: all)
        }
        if !new.isStored { return Fate(kind: .attributeUnstored, facet: nil, clause: all) }
        if new.derivation != nil { return Fate(kind: .attributeDerived, facet: nil, clause: all) }
        if let unknown = unknownValues(of: old.type, in: new.type, at: path) { return unknown }
        guard old.type != new.type, case .scalar(let oldScalar) = from.storedShape(of: old.type),
            case .scalar(let newScalar) = to.storedShape(of: new.type), oldScalar.isConvertible,
            newScalar.isConvertible, let loss = oldScalar.loss(as: newScalar)
        else { return nil }
        let clause = loss.hasSuffix(",") ? String(loss.dropLast()) : loss
        return Fate(kind: .rangeNarrowed, facet: "range", clause: "\(clause) of `\(path)`")
    }

    /// What becomes of raw values that another enum, in the same column, has no case for. A case that leaves its own enum is
    /// found with the enum.
    private func unknownValues(of old: AttributeType, in new: AttributeType, at path: ElementPath) -> Fate? {
        guard old != new, case .enumeration(let name) = new, from.storedShape(of: old) == to.storedShape(of: new),
            to.enums[name]?.covers(old, of: from) != true
        else { return nil }
        return Fate(kind: .rangeNarrowed, facet: "range", clause: "values of `\(path)` that `\(name)` does not know")
    }

    // MARK: Relationships

    private func fate(of old: Relationship, _ owner: Entity, _ members: NewMembers) -> Fate? {
        let path = ElementPath(owner.name, old.name)
        if let new = members.relationships[old.identity] {
            guard old.isToMany, old.isOrdered, new.isToMany, !new.isOrdered else { return nil }
            return Fate(kind: .orderDropped, facet: "order", clause: "the order of `\(path)`")
        }
        let links = "every link of `\(path)`"
        if members.attributes[old.identity] != nil { return Fate(kind: .kindChanged, facet: nil, clause: links) }
        return otherEndKeepsLinks(of: old) ? nil : Fate(kind: .relationshipRemoved, facet: nil, clause: links)
    }

    /// Whether the other end is a to-one that lives on: its own rows hold the links.
    private func otherEndKeepsLinks(of old: Relationship) -> Bool {
        guard let inverse = from.inverse(of: old), !inverse.isToMany, let new = newRelationship(inverse, of: old) else {
            return false
        }
        return !new.isToMany
    }

    /// What `inverse`, the other end of `old`, is in the new version.
    private func newRelationship(_ inverse: Relationship, of old: Relationship) -> Relationship? {
        guard let entity = from.entities[old.destination].flatMap(newEntity) else { return nil }
        return to.allRelationships(of: entity.name).first { $0.identity == inverse.identity }
    }

    /// The path of the other end of `old` where that is gone too.
    private func removedOtherEnd(of old: Relationship) -> ElementPath? {
        guard let inverse = from.inverse(of: old), newRelationship(inverse, of: old) == nil else { return nil }
        guard
            let declarer = from.lineage(of: old.destination).first(where: { $0.relationships.contains(inverse.name) }),
            declarer.relationships[inverse.name] != old
        else { return nil }
        return ElementPath(declarer.name, inverse.name)
    }

    /// Whether every row that `old` led to is lost, so that its links go without a word of their own.
    private func leadsNowhere(_ old: Relationship) -> Bool {
        concreteSurvivors(below: old.destination).isEmpty
    }
}

extension Attribute {
    /// Whether rows hold a value that nothing computes.
    var holdsValue: Bool { isStored && derivation == nil }
}

/// The properties of an entity of the new version, inherited ones included, by identity.
private struct NewMembers {
    let attributes: [String: Attribute]
    let relationships: [String: Relationship]

    init(_ schema: Schema, of entity: Entity) {
        attributes = Dictionary(
            schema.allAttributes(of: entity.name).map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        relationships = Dictionary(
            schema.allRelationships(of: entity.name).map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
