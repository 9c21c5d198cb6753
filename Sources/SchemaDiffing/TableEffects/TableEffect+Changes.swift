import SchemaModel

extension TableEffect {
    /// What `change`, one of the changes of `step`, comes to in tables.
    ///
    /// Every kind of element and every key has its place here: the compiler sees to it that none is forgotten.
    init(of change: SchemaChange, in step: SchemaStep) {
        if change.key == .doc {
            self = .none("documentation is for people")
            return
        }
        switch change.element.kind {
        case .schema: self = .none("no table bears the name of the schema")
        case .enumeration, .enumCase: self = .ofEnum(change, step)
        case .composite, .field: self = .ofField(change, step)
        case .entity: self = .ofEntity(change, step)
        case .attribute: self = .ofAttribute(change, step)
        case .relationship: self = .ofRelationship(change, step)
        }
    }

    /// A key that elements of this kind do not have.
    static func unknown(_ key: SchemaKey) -> TableEffect { .none("`\(key.rawValue)` is no part of a table") }
}
