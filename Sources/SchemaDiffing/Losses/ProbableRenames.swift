import SchemaModel

/// Finds elements that were probably renamed: where one of an owner went and one of the same kind and type came, and each
/// is the only one of its kind. How alike two names look decides nothing.
struct ProbableRenames {
    private let from: Schema
    private let to: Schema
    private let newNames: [String: String]
    /// The entities that went and those that came, by what makes two alike.
    private let goneEntities: [EntityKind: [String]]
    private let newEntities: [EntityKind: [String]]

    init(from: Schema, to: Schema) {
        self.from = from
        self.to = to
        newNames = to.entityNames()
        let oldNames = from.entityNames()
        let kept = Set(newNames.keys)
        goneEntities = Self.byKind(from.entities.filter { !kept.contains($0.identity) })
        newEntities = Self.byKind(to.entities.filter { oldNames[$0.identity] == nil })
    }

    private static func byKind(_ entities: [Entity]) -> [EntityKind: [String]] {
        Dictionary(grouping: entities, by: EntityKind.init).mapValues { $0.map(\.name) }
    }

    /// The entity that has all properties of `old`, which is gone, and nothing else.
    func entity(_ old: Entity) -> ElementPath? {
        let kind = EntityKind(old)
        guard goneEntities[kind]?.count == 1, let matches = newEntities[kind], matches.count == 1 else { return nil }
        return matches.first.map { ElementPath($0) }
    }

    /// What the attribute or relationship called `name` of `owner` probably became.
    func property(_ name: String, of owner: Entity) -> ElementPath? {
        guard let new = newNames[owner.identity].flatMap({ to.entities[$0] }) else { return nil }
        if let old = owner.attributes[name] {
            let (gone, come) = apart(owner.attributes, new.attributes)
            return only(old, among: gone.filter(\.holdsValue), new: come.filter(\.holdsValue), \.type, \.type)
                .map { ElementPath(new.name, $0.name) }
        }
        guard let old = owner.relationships[name] else { return nil }
        let (gone, come) = apart(owner.relationships, new.relationships)
        return only(old, among: gone, new: come, { LinkKind($0, in: from) }, { LinkKind($0, in: to) })
            .map { ElementPath(new.name, $0.name) }
    }

    /// What the case called `name` of `owner` probably became.
    func enumCase(_ name: String, of owner: EnumType) -> ElementPath? {
        guard let old = owner.cases[name], let new = to.enums[owner.name], new.rawType == owner.rawType else {
            return nil
        }
        let (gone, come) = apart(owner.cases, new.cases)
        return only(old, among: gone, new: come, { _ in 0 }, { _ in 0 }).map { ElementPath(new.name, $0.name) }
    }

    /// What the field called `name` of `owner` probably became.
    func field(_ name: String, of owner: CompositeType) -> ElementPath? {
        guard let old = owner.fields[name], let new = to.composites[owner.name] else { return nil }
        let (gone, come) = apart(owner.fields, new.fields)
        return only(old, among: gone, new: come, \.type, \.type).map { ElementPath(new.name, $0.name) }
    }

    // MARK: Matching

    /// The elements of one list that the other does not have, by identity.
    private func apart<Element: Identified>(
        _ old: NamedList<Element>, _ new: NamedList<Element>
    ) -> (gone: [Element], come: [Element]) {
        let oldIdentities = Set(old.elements.map(\.identity))
        let newIdentities = Set(new.elements.map(\.identity))
        return (
            old.elements.filter { !newIdentities.contains($0.identity) },
            new.elements.filter { !oldIdentities.contains($0.identity) }
        )
    }

    /// The one element of `new` that is of the kind of `old`, where `old` is the only one of its kind that went.
    private func only<Element: Named, Kind: Equatable>(
        _ old: Element, among gone: [Element], new: [Element], _ oldKind: (Element) -> Kind,
        _ newKind: (Element) -> Kind
    ) -> Element? {
        let wanted = oldKind(old)
        let matches = new.filter { newKind($0) == wanted }
        guard matches.count == 1, gone.count(where: { oldKind($0) == wanted }) == 1 else { return nil }
        return matches.first
    }
}

/// What makes two entities alike: everything that is declared in them, by name and type.
private struct EntityKind: Hashable {
    private let isAbstract: Bool
    private let parent: String?
    private let attributes: [String: AttributeType]
    private let relationships: [String: Bool]

    init(_ entity: Entity) {
        isAbstract = entity.isAbstract
        parent = entity.parent
        attributes = Dictionary(entity.attributes.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
        relationships = Dictionary(
            entity.relationships.map { ($0.name, $0.isToMany) }, uniquingKeysWith: { first, _ in first })
    }
}

/// The type of a relationship: where it leads, and to how many.
private struct LinkKind: Equatable {
    private let destination: String
    private let isToMany: Bool

    init(_ relationship: Relationship, in schema: Schema) {
        destination = schema.entityIdentity(relationship.destination)
        isToMany = relationship.isToMany
    }
}
