import SchemaModel

/// Enums with their cases and composites with their fields.
extension Comparison {
    mutating func compareEnums() {
        var kept: [(EnumType, EnumType)] = []
        match(from.enums, to.enums) { old, new in
            if old != new { kept.append((old, new)) }
        } removed: { old in
            let path = ElementPath(old.name)
            changes.append(
                SchemaChange(
                    ElementIdentity(.enumeration, owner: old.name), oldPath: path, newPath: nil,
                    .removed(.enumeration(old))))
        } added: { new in
            let path = ElementPath(new.name)
            changes.append(
                SchemaChange(
                    ElementIdentity(.enumeration, owner: new.name), oldPath: nil, newPath: path,
                    .added(.enumeration(new))))
        }
        for (old, new) in kept { compare(old, new) }
    }

    private mutating func compare(_ old: EnumType, _ new: EnumType) {
        let path = ElementPath(new.name)
        let subject = Subject(ElementIdentity(.enumeration, owner: new.name), oldPath: path, newPath: path)
        note(.doc, of: subject, KeyValue(old.doc), KeyValue(new.doc))
        note(.raw, of: subject, .rawType(old.rawType), .rawType(new.rawType))
        var kept: [(EnumType.Case, EnumType.Case)] = []
        match(old.cases, new.cases) { before, after in
            if before != after { kept.append((before, after)) }
        } removed: { before in
            let element = ElementIdentity(.enumCase, owner: old.name, member: before.identity)
            let path = ElementPath(old.name, before.name)
            changes.append(SchemaChange(element, oldPath: path, newPath: nil, .removed(.enumCase(before))))
        } added: { after in
            let element = ElementIdentity(.enumCase, owner: new.name, member: after.identity)
            let path = ElementPath(new.name, after.name)
            changes.append(SchemaChange(element, oldPath: nil, newPath: path, .added(.enumCase(after))))
        }
        for (before, after) in kept {
            let subject = Subject(
                ElementIdentity(.enumCase, owner: new.name, member: after.identity),
                oldPath: ElementPath(old.name, before.name), newPath: ElementPath(new.name, after.name))
            note(.name, of: subject, .text(before.name), .text(after.name))
            note(.doc, of: subject, KeyValue(before.doc), KeyValue(after.doc))
            note(.rawValue, of: subject, .rawValue(before.rawValue), .rawValue(after.rawValue))
        }
    }

    mutating func compareComposites() {
        var kept: [(CompositeType, CompositeType)] = []
        match(from.composites, to.composites) { old, new in
            kept.append((old, new))
        } removed: { old in
            let path = ElementPath(old.name)
            changes.append(
                SchemaChange(
                    ElementIdentity(.composite, owner: old.name), oldPath: path, newPath: nil,
                    .removed(.composite(old))))
        } added: { new in
            let path = ElementPath(new.name)
            changes.append(
                SchemaChange(
                    ElementIdentity(.composite, owner: new.name), oldPath: nil, newPath: path,
                    .added(.composite(new))))
        }
        for (old, new) in kept { compare(old, new) }
    }

    private mutating func compare(_ old: CompositeType, _ new: CompositeType) {
        let path = ElementPath(new.name)
        let subject = Subject(ElementIdentity(.composite, owner: new.name), oldPath: path, newPath: path)
        note(.doc, of: subject, KeyValue(old.doc), KeyValue(new.doc))
        var kept: [(CompositeType.Field, CompositeType.Field)] = []
        match(old.fields, new.fields) { before, after in
            kept.append((before, after))
        } removed: { before in
            let element = ElementIdentity(.field, owner: old.name, member: before.identity)
            let path = ElementPath(old.name, before.name)
            changes.append(SchemaChange(element, oldPath: path, newPath: nil, .removed(.field(before))))
        } added: { after in
            let element = ElementIdentity(.field, owner: new.name, member: after.identity)
            let path = ElementPath(new.name, after.name)
            changes.append(SchemaChange(element, oldPath: nil, newPath: path, .added(.field(after))))
        }
        for (before, after) in kept {
            let subject = Subject(
                ElementIdentity(.field, owner: new.name, member: after.identity),
                oldPath: ElementPath(old.name, before.name), newPath: ElementPath(new.name, after.name))
            note(.name, of: subject, .text(before.name), .text(after.name))
            note(.doc, of: subject, KeyValue(before.doc), KeyValue(after.doc))
            note(.type, of: subject, .type(before.type), .type(after.type))
            noteFlag(.optional, of: subject, before.isOptional, after.isOptional)
            noteDefault(
                of: subject, before.defaultValue, as: before.type, after.defaultValue, as: after.type)
        }
    }

    /// A default is compared by what it leads to: a renamed enum case is the same default.
    mutating func noteDefault(
        of subject: Subject, _ old: DefaultValue?, as oldType: AttributeType,
        _ new: DefaultValue?, as newType: AttributeType
    ) {
        if old == nil, new == nil { return }
        if from.resolved(old, of: oldType) != to.resolved(new, of: newType) {
            record(.default, of: subject, KeyValue(old), KeyValue(new))
        }
    }
}
