import SchemaModel

/// A property that left an entity, or came to one, while the entity itself stayed.
struct LooseProperty {
    enum Property {
        case attribute(Attribute)
        case relationship(Relationship)
    }

    let entity: Entity
    let property: Property

    /// The property whoever owns it.
    var key: ElementIdentity {
        switch property {
        case .attribute(let attribute): ElementIdentity(.attribute, member: attribute.identity)
        case .relationship(let relationship): ElementIdentity(.relationship, member: relationship.identity)
        }
    }

    var name: String {
        switch property {
        case .attribute(let attribute): attribute.name
        case .relationship(let relationship): relationship.name
        }
    }

    var element: ElementIdentity { ElementIdentity(key.kind, owner: entity.identity, member: key.member) }

    var value: SchemaElement {
        switch property {
        case .attribute(let attribute): .attribute(attribute)
        case .relationship(let relationship): .relationship(relationship)
        }
    }
}

/// A property that left one entity and came to another of the same hierarchy moved, where it did so once.
///
/// One that went to several entities, or came from several, is removed and added: whether rows keep their values is then
/// decided for each concrete entity, over inherited properties.
extension Comparison {
    mutating func joinMoves() {
        if departures.isEmpty, arrivals.isEmpty { return }
        let leaving = Dictionary(grouping: departures.indices, by: { departures[$0].key })
        let coming = Dictionary(grouping: arrivals.indices, by: { arrivals[$0].key })
        var movedDepartures: Set<Int> = []
        let relatives = Relatives(from: from, to: to)
        for arrival in arrivals {
            if let origins = leaving[arrival.key], origins.count == 1, let origin = origins.first,
                coming[arrival.key]?.count == 1, relatives.share(departures[origin].entity, arrival.entity)
            {
                movedDepartures.insert(origin)
                noteMove(departures[origin], arrival)
            } else {
                let path = ElementPath(arrival.entity.name, arrival.name)
                changes.append(
                    SchemaChange(arrival.element, oldPath: nil, newPath: path, .added(arrival.value)))
            }
        }
        for (index, departure) in departures.enumerated() where !movedDepartures.contains(index) {
            let path = ElementPath(departure.entity.name, departure.name)
            changes.append(
                SchemaChange(departure.element, oldPath: path, newPath: nil, .removed(departure.value)))
        }
    }

    private mutating func noteMove(_ departure: LooseProperty, _ arrival: LooseProperty) {
        let subject = Subject(
            arrival.element, oldPath: ElementPath(departure.entity.name, departure.name),
            newPath: ElementPath(arrival.entity.name, arrival.name))
        changes.append(subject.change(.moved(from: departure.entity.identity)))
        switch (departure.property, arrival.property) {
        case (.attribute(let old), .attribute(let new)):
            compare(old, of: departure.entity, new, of: arrival.entity)
        case (.relationship(let old), .relationship(let new)):
            compare(old, of: departure.entity, new, of: arrival.entity)
        case (.attribute, .relationship), (.relationship, .attribute):
            break
        }
    }
}

/// Answers whether two entities belong to one hierarchy. Built only where something may have moved.
private struct Relatives {
    private let from: Schema
    private let to: Schema
    private let oldNames: [String: String]
    private let newNames: [String: String]

    init(from: Schema, to: Schema) {
        self.from = from
        self.to = to
        oldNames = from.entityNames()
        newNames = to.entityNames()
    }

    /// Whether `old` of the old version and `new` of the new one share a root in either version.
    func share(_ old: Entity, _ new: Entity) -> Bool {
        if let name = newNames[old.identity], to.root(of: name)?.name == to.root(of: new.name)?.name { return true }
        if let name = oldNames[new.identity], from.root(of: name)?.name == from.root(of: old.name)?.name { return true }
        return false
    }
}
