import SchemaModel

/// What the names inside a schema lead to, as identities. A name that leads nowhere stands for itself.
extension Schema {
    /// The identity of the entity called `name`.
    func entityIdentity(_ name: String) -> String {
        entities.index(of: name).map { entities.elements[$0].identity } ?? name
    }

    /// The names of all entities, by identity.
    func entityNames() -> [String: String] {
        Dictionary(entities.map { ($0.identity, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The identity of the property called `name` of the entity called `owner`, own or inherited.
    func propertyIdentity(_ name: String, of owner: String) -> String {
        var place = entities.index(of: owner)
        var remaining = entities.count
        while let current = place, remaining > 0 {
            if let identity = entities.elements[current].ownIdentity(of: name) { return identity }
            place = entities.elements[current].parent.flatMap { entities.index(of: $0) }
            remaining -= 1
        }
        return name
    }

    /// The identity of the relationship that leads back over `relationship`, or nil where there is none on purpose.
    func inverseIdentity(of relationship: Relationship) -> String? {
        relationship.inverse.map { propertyIdentity($0, of: relationship.destination) }
    }

    /// `value` with the name of an enum case replaced by the case's identity.
    func resolved(_ value: DefaultValue?, of type: AttributeType) -> DefaultValue? {
        guard case .constant(.enumCase(let name)) = value, case .enumeration(let enumeration) = type,
            let enumCase = enums[enumeration]?.cases[name]
        else { return value }
        return .constant(.enumCase(enumCase.identity))
    }
}

extension Entity {
    /// The identity of the property called `name` that the entity itself declares.
    fileprivate func ownIdentity(of name: String) -> String? {
        if let index = attributes.index(of: name) { return attributes.elements[index].identity }
        return relationships.index(of: name).map { relationships.elements[$0].identity }
    }
}
