import SchemaModel

/// Attributes and relationships.
extension Comparison {
    mutating func compareAttributes(_ old: Entity, _ new: Entity) {
        if enumsAreEqual, old.attributes.elements == new.attributes.elements { return }
        match(old.attributes, new.attributes) { before, after in
            compare(before, of: old, after, of: new)
        } removed: { before in
            departures.append(LooseProperty(entity: old, property: .attribute(before)))
        } added: { after in
            arrivals.append(LooseProperty(entity: new, property: .attribute(after)))
        }
    }

    mutating func compareRelationships(_ old: Entity, _ new: Entity) {
        match(old.relationships, new.relationships) { before, after in
            compare(before, of: old, after, of: new)
        } removed: { before in
            departures.append(LooseProperty(entity: old, property: .relationship(before)))
        } added: { after in
            arrivals.append(LooseProperty(entity: new, property: .relationship(after)))
        }
    }

    mutating func compare(_ old: Attribute, of oldEntity: Entity, _ new: Attribute, of newEntity: Entity) {
        let isEqual = old == new
        if isEqual, enumsAreEqual || old.defaultValue == nil { return }
        let subject = Subject(
            ElementIdentity(.attribute, owner: newEntity.identity, member: new.identity),
            oldPath: ElementPath(oldEntity.name, old.name), newPath: ElementPath(newEntity.name, new.name))
        noteDefault(of: subject, old.defaultValue, as: old.type, new.defaultValue, as: new.type)
        if isEqual { return }
        note(.name, of: subject, .text(old.name), .text(new.name))
        note(.doc, of: subject, KeyValue(old.doc), KeyValue(new.doc))
        note(.type, of: subject, .type(old.type), .type(new.type))
        compareFlags(old, new, subject)
        note(.derived, of: subject, KeyValue(old.derivation), KeyValue(new.derivation))
        note(.hashModifier, of: subject, KeyValue(old.hashModifier), KeyValue(new.hashModifier))
        note(.column, of: subject, KeyValue(old.column), KeyValue(new.column))
        note(.valueClass, of: subject, KeyValue(old.valueClass), KeyValue(new.valueClass))
        compareLimits(old.limits, new.limits, subject)
    }

    private mutating func compareFlags(_ old: Attribute, _ new: Attribute, _ subject: Subject) {
        noteFlag(.optional, of: subject, old.isOptional, new.isOptional)
        noteFlag(.transient, of: subject, old.isTransient, new.isTransient)
        noteFlag(.externalStorage, of: subject, old.allowsExternalStorage, new.allowsExternalStorage)
        noteFlag(.ephemeral, of: subject, old.isEphemeral, new.isEphemeral)
        noteFlag(.spotlight, of: subject, old.isIndexedBySpotlight, new.isIndexedBySpotlight)
        noteFlag(.encrypted, of: subject, old.allowsCloudEncryption, new.allowsCloudEncryption)
        noteFlag(.preserveValueOnDeletion, of: subject, old.preservesValueOnDeletion, new.preservesValueOnDeletion)
    }

    private mutating func compareLimits(_ old: AttributeLimits, _ new: AttributeLimits, _ subject: Subject) {
        if old == new { return }
        note(.min, of: subject, KeyValue(old.minimum), KeyValue(new.minimum))
        note(.max, of: subject, KeyValue(old.maximum), KeyValue(new.maximum))
        note(.minLength, of: subject, KeyValue(old.minimumLength), KeyValue(new.minimumLength))
        note(.maxLength, of: subject, KeyValue(old.maximumLength), KeyValue(new.maximumLength))
        note(.pattern, of: subject, KeyValue(old.pattern), KeyValue(new.pattern))
    }

    mutating func compare(_ old: Relationship, of oldEntity: Entity, _ new: Relationship, of newEntity: Entity) {
        let isRedirected = from.entityIdentity(old.destination) != to.entityIdentity(new.destination)
        let isTurned = from.inverseIdentity(of: old) != to.inverseIdentity(of: new)
        if !isRedirected, !isTurned, old == new { return }
        let subject = Subject(
            ElementIdentity(.relationship, owner: newEntity.identity, member: new.identity),
            oldPath: ElementPath(oldEntity.name, old.name), newPath: ElementPath(newEntity.name, new.name))
        note(.name, of: subject, .text(old.name), .text(new.name))
        note(.doc, of: subject, KeyValue(old.doc), KeyValue(new.doc))
        if isRedirected { record(.to, of: subject, .text(old.destination), .text(new.destination)) }
        noteFlag(.many, of: subject, old.isToMany, new.isToMany)
        noteFlag(.optional, of: subject, old.isOptional, new.isOptional)
        noteFlag(.ordered, of: subject, old.isOrdered, new.isOrdered)
        note(.min, of: subject, KeyValue(old.minimumCount), KeyValue(new.minimumCount))
        note(.max, of: subject, KeyValue(old.maximumCount), KeyValue(new.maximumCount))
        if isTurned { record(.inverse, of: subject, KeyValue(old.inverse), KeyValue(new.inverse)) }
        note(.deleteRule, of: subject, .deleteRule(old.deleteRule), .deleteRule(new.deleteRule))
        note(.hashModifier, of: subject, KeyValue(old.hashModifier), KeyValue(new.hashModifier))
    }
}
