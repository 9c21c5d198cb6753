/// Which element a change is about, named by identities, so that a renamed element stays itself.
///
/// Entities, attributes, relationships, enum cases and composite fields have identities; enums and composites go by name.
package struct ElementIdentity: Sendable, Hashable, Comparable {
    /// The kinds of element, in the order in which changes are listed.
    package enum Kind: Int, Sendable, Hashable, Comparable, CaseIterable {
        case schema, enumeration, enumCase, composite, field, entity, attribute, relationship

        package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }

        /// The word people use, for instance `enum case`.
        package var word: String {
            switch self {
            case .schema: "schema"
            case .enumeration: "enum"
            case .enumCase: "enum case"
            case .composite: "composite"
            case .field: "field"
            case .entity: "entity"
            case .attribute: "attribute"
            case .relationship: "relationship"
            }
        }

        /// Schema first, then enums with their cases, composites with their fields, entities with their properties.
        fileprivate var group: Int {
            switch self {
            case .schema: 0
            case .enumeration, .enumCase: 1
            case .composite, .field: 2
            case .entity, .attribute, .relationship: 3
            }
        }
    }

    package let kind: Kind
    /// The identity of the entity, or the name of the enum or composite; empty for the schema itself.
    package let owner: String
    /// The identity of the attribute, relationship, case or field; nil for the owner itself.
    package let member: String?

    package init(_ kind: Kind, owner: String = "", member: String? = nil) {
        self.kind = kind
        self.owner = owner
        self.member = member
    }

    package static func < (left: ElementIdentity, right: ElementIdentity) -> Bool {
        if left.kind.group != right.kind.group { return left.kind.group < right.kind.group }
        if left.owner != right.owner { return left.owner.utf8.lexicographicallyPrecedes(right.owner.utf8) }
        if left.kind != right.kind { return left.kind < right.kind }
        return (left.member ?? "").utf8.lexicographicallyPrecedes((right.member ?? "").utf8)
    }
}
