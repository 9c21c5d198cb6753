import Diagnostics
import SchemaModel

/// An attribute or a relationship, and the entity that declares it.
enum Member {
    case attribute(AttributeDocument, owner: String)
    case relationship(RelationshipEnd)

    var path: ElementPath {
        switch self {
        case .attribute(let attribute, let owner): ElementPath(owner, attribute.name.value)
        case .relationship(let end): end.path
        }
    }
}

extension RuleContext {
    /// The member called `name` that `entity` declares or inherits, the nearest one first.
    func member(_ name: String, of entity: String) -> Member? {
        nearest(entity) { owner in
            if let attribute = names.attribute(owner, name) { return .attribute(attribute, owner: owner) }
            return names.relationship(owner, name).map {
                .relationship(RelationshipEnd(owner: owner, relationship: $0))
            }
        }
    }

    /// The relationship called `name` that `entity` declares or inherits.
    func relationship(_ name: String, of entity: String) -> RelationshipEnd? {
        nearest(entity) { owner in
            names.relationship(owner, name).map { RelationshipEnd(owner: owner, relationship: $0) }
        }
    }

    /// Whether `entity` is `ancestor` or extends it, directly or through others.
    func isKind(_ entity: String, of ancestor: String) -> Bool {
        nearest(entity) { $0 == ancestor ? true : nil } ?? false
    }

    /// The attribute of the resolved schema at `path`, with its values typed.
    func resolved(_ path: ElementPath) -> Attribute? {
        path.member.flatMap { schema.entities[path.owner]?.attributes[$0] }
    }

    /// The first answer of `find` for `entity` or what it extends. Ends where a parent is missing; loops end too.
    private func nearest<Answer>(_ entity: String, _ find: (String) -> Answer?) -> Answer? {
        var next: String? = entity
        var steps = 0
        while let name = next, steps <= document.entities.count {
            if let answer = find(name) { return answer }
            next = names.entity(name)?.parent?.value
            steps += 1
        }
        return nil
    }
}
