package import SchemaModel

/// One fact about what changed between two versions.
package struct SchemaChange: Sendable, Hashable {
    /// What happened to the element.
    package enum Content: Sendable, Hashable {
        /// The element is new; its members come with it and are no changes of their own.
        case added(SchemaElement)
        /// The element is gone, with its members.
        case removed(SchemaElement)
        /// The attribute or relationship belongs to another entity of the same hierarchy now; the payload is the identity
        /// of the entity it came from. What else changed about it stands in changes of its own.
        case moved(from: String)
        /// One key says something else. An entity may have several changes of `unique` and `indexes`, one a list.
        case changed(KeyChange)
    }

    /// The element, under its owner in the new version.
    package let element: ElementIdentity
    /// The path in the old version; nil for additions and for the schema itself.
    package let oldPath: ElementPath?
    /// The path in the new version; nil for removals and for the schema itself.
    package let newPath: ElementPath?
    package let content: Content

    package init(
        _ element: ElementIdentity, oldPath: ElementPath?, newPath: ElementPath?, _ content: Content
    ) {
        self.element = element
        self.oldPath = oldPath
        self.newPath = newPath
        self.content = content
    }

    /// The key that changed, or nil where the whole element did.
    package var key: SchemaKey? { keyChange?.key }

    /// The changed key with both values, or nil where the whole element changed.
    package var keyChange: KeyChange? {
        if case .changed(let change) = content { return change }
        return nil
    }

    /// The path to show: the new one where there is one.
    package var path: ElementPath? { newPath ?? oldPath }
}

extension SchemaChange: Comparable {
    /// The fixed order of changes: element, then what happened, then key, then the members of a list.
    package static func < (left: SchemaChange, right: SchemaChange) -> Bool {
        if left.element != right.element { return left.element < right.element }
        if left.content.rank != right.content.rank { return left.content.rank < right.content.rank }
        guard let first = left.keyChange, let second = right.keyChange else { return false }
        if first.key != second.key { return first.key.rank < second.key.rank }
        if first.members != second.members { return first.members.lexicographicallyPrecedes(second.members) }
        return first.new == .absent && second.new != .absent
    }
}

extension SchemaChange.Content {
    /// Removals before additions, so that an element that changed its kind reads in that order.
    fileprivate var rank: Int {
        switch self {
        case .removed: 0
        case .added: 1
        case .moved: 2
        case .changed: 3
        }
    }
}

extension KeyChange {
    /// The members of both values; decides the order among the lists of one entity.
    fileprivate var members: [String] {
        [old, new].flatMap { value -> [String] in
            if case .members(let names) = value { return names }
            return []
        }
    }
}

/// All changes from one version to another, in their fixed order. Versions themselves are no change.
package struct SchemaDiff: Sendable, Hashable {
    package let from: Schema
    package let to: Schema
    package let changes: [SchemaChange]

    package init(from: Schema, to: Schema, changes: [SchemaChange]) {
        self.from = from
        self.to = to
        self.changes = changes
    }

    package var isEmpty: Bool { changes.isEmpty }
}
