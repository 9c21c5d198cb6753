import Diagnostics
import SchemaModel

/// An index or a uniqueness constraint as written, in either of its forms.
struct KeyUse {
    enum Kind: String {
        case index, unique

        /// How messages name one: "the index", "the unique key".
        var title: String { self == .index ? "index" : "unique key" }
    }

    let kind: Kind
    let entity: EntityDocument
    /// The member names with the places to show for them.
    let members: [Located<String>]
    let location: SourceLocation
    /// Whether it is written as `unique: true` on an attribute.
    let isShort: Bool

    /// The names in brackets: "[a, b]".
    var list: String { "[" + members.map(\.value).joined(separator: ", ") + "]" }
    /// The edit that takes `member` out of the key.
    func removal(of member: String) -> String {
        if isShort { return "remove `unique: true`" }
        return members.count == 1 ? "remove `\(list)`" : "remove `\(member)` from `\(list)`"
    }

    /// The element that a message is about: the attribute of the short form, else the entity.
    var path: ElementPath { ElementPath(entity.name.value, isShort ? members.first?.value : nil) }
}

extension RuleContext {
    /// Every index and uniqueness constraint, entity by entity.
    var keyUses: [KeyUse] {
        document.entities.flatMap { entity in
            let short = entity.attributes.filter(\.isUnique).map { attribute in
                let place = attribute.source.location(ofValue: "unique") ?? attribute.name.location
                return KeyUse(
                    kind: .unique, entity: entity, members: [Located(attribute.name.value, at: place)], location: place,
                    isShort: true)
            }
            return short
                + entity.uniqueKeys.map {
                    KeyUse(kind: .unique, entity: entity, members: $0.value, location: $0.location, isShort: false)
                }
                + entity.indexes.map {
                    KeyUse(kind: .index, entity: entity, members: $0.value, location: $0.location, isShort: false)
                }
        }
    }
}
