package import SchemaModel

/// A whole element, as one version has it: what an addition adds and a removal removes.
package enum SchemaElement: Sendable, Hashable {
    case enumeration(EnumType)
    case enumCase(EnumType.Case)
    case composite(CompositeType)
    case field(CompositeType.Field)
    case entity(Entity)
    case attribute(Attribute)
    case relationship(Relationship)
}

/// An element that stays itself when its name changes.
protocol Identified: Named {
    var identity: String { get }
}

extension Entity: Identified {}
extension Attribute: Identified {}
extension Relationship: Identified {}
extension EnumType.Case: Identified {}
extension CompositeType.Field: Identified {}

extension EnumType: Identified {
    /// Enums go by name.
    var identity: String { name }
}

extension CompositeType: Identified {
    /// Composites go by name.
    var identity: String { name }
}
