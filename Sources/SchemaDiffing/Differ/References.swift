import SchemaModel

/// What the names inside a schema lead to, as identities. A name that leads nowhere stands for itself.
extension Schema {
    /// The identity of the entity called `name`.
    func entityIdentity(_ name: String) -> String { entities[name]?.identity ?? name }

    /// The names of all entities, by identity.
    func entityNames() -> [String: String] {
        Dictionary(entities.map { ($0.identity, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The identity of the property called `name` of `entity`, own or inherited.
    func propertyIdentity(_ name: String, of entity: Entity) -> String {
        var current: Entity? = entity
        var remaining = entities.count
        while let owner = current, remaining >= 0 {
            if let attribute = owner.attributes[name] { return attribute.identity }
            if let relationship = owner.relationships[name] { return relationship.identity }
            current = owner.parent.flatMap { entities[$0] }
            remaining -= 1
        }
        return name
    }

    /// The identity of the relationship that leads back over `relationship`, or nil where there is none on purpose.
    func inverseIdentity(of relationship: Relationship) -> String? {
        guard let inverse = relationship.inverse else { return nil }
        guard let destination = entities[relationship.destination] else { return inverse }
        return propertyIdentity(inverse, of: destination)
    }

    /// `value` with the name of an enum case replaced by the case's identity.
    func resolved(_ value: DefaultValue?, of type: AttributeType) -> DefaultValue? {
        guard case .constant(.enumCase(let name)) = value, case .enumeration(let enumeration) = type,
            let enumCase = enums[enumeration]?.cases[name]
        else { return value }
        return .constant(.enumCase(enumCase.identity))
    }
}
