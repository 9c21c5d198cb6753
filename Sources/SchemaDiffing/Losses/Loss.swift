package import SchemaModel

/// Data of rows that exist which a step does not carry into the new version.
package struct Loss: Sendable, Hashable {
    /// What makes the data go.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case entityRemoved, entityBecameAbstract
        case attributeRemoved, relationshipRemoved
        /// An attribute became a relationship, or the reverse.
        case kindChanged
        /// A property moved away from rows that had it.
        case propertyMoved
        /// An attribute became transient or ephemeral.
        case attributeUnstored
        /// A stored value gave way to a computed one.
        case attributeDerived
        case caseRemoved, fieldRemoved
        /// An ordered relationship became unordered.
        case orderDropped
        /// A number got a type that cannot hold every old value.
        case rangeNarrowed
    }

    package let kind: Kind
    /// The path to discard, in the old version; with a facet where the element lives on.
    package let path: ElementPath
    /// The other end of a relationship that goes with this one: to discard it says the same.
    package let otherEnd: ElementPath?
    /// The element, or what held it, in the new version; nil where that is gone too.
    package let place: ElementPath?
    /// What is lost, as a clause: ``every value of `Task.notes` ``.
    package let clause: String
    /// The path in the new version that the element was probably renamed to; nil where that is not certain.
    package let probableRename: ElementPath?
    /// Whether another loss brings this one with it, so that it need not be declared: links to an entity that is removed.
    package let isImplied: Bool

    init(
        _ kind: Kind, _ path: ElementPath, otherEnd: ElementPath? = nil, place: ElementPath?, clause: String,
        probableRename: ElementPath? = nil, isImplied: Bool = false
    ) {
        self.kind = kind
        self.path = path
        self.otherEnd = otherEnd
        self.place = place
        self.clause = clause
        self.probableRename = probableRename
        self.isImplied = isImplied
    }
}
