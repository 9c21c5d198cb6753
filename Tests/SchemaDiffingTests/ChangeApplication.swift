import SchemaDiffing
import SchemaModel

/// Applies changes to a schema: what the properties of the differ are stated with.
///
/// The old schema becomes a table of elements by identity. References inside elements that stay are marked identities
/// until the end and become the names of the new version there, so that they follow renames; added elements and changed
/// keys bring the names of the new version themselves. Only the changes are read, never the new schema.
struct ChangeApplication {
    private var name: String
    private var doc: String?
    private let references: MarkedReferences
    private var elements: [ElementIdentity: SchemaElement] = [:]

    /// What `changes` make of `old`.
    static func apply(_ changes: [SchemaChange], to old: Schema, as version: SchemaVersion) -> Schema {
        var application = ChangeApplication(old)
        for change in changes { application.remove(change) }
        for change in changes { application.move(change) }
        for change in changes { application.add(change) }
        for change in changes { application.set(change) }
        return application.assembled(as: version)
    }

    private init(_ old: Schema) {
        (name, doc) = (old.name, old.doc)
        references = MarkedReferences(old)
        let marked = references.schema()
        for value in marked.enums { insert(.enumeration(value), as: ElementIdentity(.enumeration, owner: value.name)) }
        for value in marked.composites { insert(.composite(value), as: ElementIdentity(.composite, owner: value.name)) }
        for value in marked.entities { insert(.entity(value), as: ElementIdentity(.entity, owner: value.identity)) }
    }

    /// Keeps an element and, apart from it, each of its members.
    private mutating func insert(_ element: SchemaElement, as key: ElementIdentity) {
        func member(_ kind: ElementIdentity.Kind, _ identity: String) -> ElementIdentity {
            ElementIdentity(kind, owner: key.owner, member: identity)
        }
        switch element {
        case .enumeration(var value):
            for item in value.cases { elements[member(.enumCase, item.identity)] = .enumCase(item) }
            value.cases = []
            elements[key] = .enumeration(value)
        case .composite(var value):
            for item in value.fields { elements[member(.field, item.identity)] = .field(item) }
            value.fields = []
            elements[key] = .composite(value)
        case .entity(var value):
            for item in value.attributes { elements[member(.attribute, item.identity)] = .attribute(item) }
            for item in value.relationships { elements[member(.relationship, item.identity)] = .relationship(item) }
            (value.attributes, value.relationships) = ([], [])
            elements[key] = .entity(value)
        case .enumCase, .field, .attribute, .relationship:
            elements[key] = element
        }
    }

    // MARK: Steps

    private mutating func remove(_ change: SchemaChange) {
        guard case .removed = change.content else { return }
        let key = change.element
        elements[key] = nil
        let members: [ElementIdentity.Kind]
        switch key.kind {
        case .enumeration: members = [.enumCase]
        case .composite: members = [.field]
        case .entity: members = [.attribute, .relationship]
        default: return
        }
        elements = elements.filter { $0.key.owner != key.owner || !members.contains($0.key.kind) }
    }

    private mutating func move(_ change: SchemaChange) {
        guard case .moved(let origin) = change.content else { return }
        let old = ElementIdentity(change.element.kind, owner: origin, member: change.element.member)
        elements[change.element] = elements.removeValue(forKey: old)
    }

    private mutating func add(_ change: SchemaChange) {
        if case .added(let element) = change.content { insert(element, as: change.element) }
    }

    private mutating func set(_ change: SchemaChange) {
        guard let value = change.keyChange else { return }
        if change.element.kind == .schema {
            if value.key == .name { name = value.new.text ?? "" }
            if value.key == .doc { doc = value.new.text }
            return
        }
        elements[change.element] = elements[change.element].map { $0.setting(marked(value, of: change)) }
    }

    /// The old members of a list as the table holds them.
    private func marked(_ value: KeyChange, of change: SchemaChange) -> KeyChange {
        guard case .members(let names) = value.old, let owner = change.oldPath?.owner else { return value }
        let marks = names.map { references.propertyMark($0, of: owner) }
        return KeyChange(value.key, from: .members(marks), to: value.new)
    }

    // MARK: End

    private func assembled(as version: SchemaVersion) -> Schema {
        var schema = Schema(name: name, version: version, doc: doc)
        let members = Dictionary(grouping: elements.filter { $0.key.member != nil }, by: \.key.owner)
        for (key, element) in elements where key.member == nil {
            let own = (members[key.owner] ?? [])
            switch element {
            case .enumeration(var value):
                value.cases = NamedList(own.compactMap { $0.value.enumCase })
                schema.enums.insert(value)
            case .composite(var value):
                value.fields = NamedList(own.compactMap { $0.value.field })
                schema.composites.insert(value)
            case .entity(var value):
                value.attributes = NamedList(own.compactMap { $0.value.attribute })
                value.relationships = NamedList(own.compactMap { $0.value.relationship })
                schema.entities.insert(value)
            default: break
            }
        }
        if schema.elementCount != elements.count { schema.name = "two elements of one name" }
        return MarkedReferences.resolved(schema)
    }
}

extension Schema {
    /// Everything in the schema that has a name.
    fileprivate var elementCount: Int {
        var count = enums.count + composites.count + entities.count
        for value in enums { count += value.cases.count }
        for value in composites { count += value.fields.count }
        for value in entities { count += value.attributes.count + value.relationships.count }
        return count
    }
}
