/// The path of an element as people write it: `Task`, `Task.title`, `Priority.low`, `Folder.items.order`.
package struct ElementPath: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The entity, enum or composite.
    package let owner: String
    /// The attribute, relationship, case or field, where the path names one.
    package let member: String?
    /// What is lost although the element lives on, for instance `order` (see LANGUAGE, `discard`).
    package let facet: String?

    package init(_ owner: String, _ member: String? = nil, facet: String? = nil) {
        self.owner = owner
        self.member = member
        self.facet = facet
    }

    package var description: String {
        ([owner] + [member, facet].compactMap { $0 }).joined(separator: ".")
    }

    package static func < (left: ElementPath, right: ElementPath) -> Bool { left.description < right.description }
}

/// How rows of the previous version become rows of this one.
package struct Migration: Sendable, Hashable {
    /// An element that goes by a new name, and perhaps a new owner.
    package struct Rename: Sendable, Hashable {
        /// The path in the previous version.
        package let old: ElementPath
        /// The path in this version.
        package let new: ElementPath

        package init(old: ElementPath, new: ElementPath) {
            self.old = old
            self.new = new
        }
    }

    /// Hand-written Swift that the generated plan then requires.
    package struct Hooks: Sendable, Hashable {
        /// New paths whose values the code provides.
        package var fill: [ElementPath]
        /// Code to run on the old schema, before the stage's mapping.
        package var runsBefore: Bool
        /// Code to run on the new schema, after the stage's mapping.
        package var runsAfter: Bool

        package init(fill: [ElementPath] = [], runsBefore: Bool = false, runsAfter: Bool = false) {
            self.fill = fill
            self.runsBefore = runsBefore
            self.runsAfter = runsAfter
        }

        package var isEmpty: Bool { fill.isEmpty && !runsBefore && !runsAfter }
    }

    /// The previous version.
    package var from: SchemaVersion
    package var renames: [Rename]
    /// Old paths whose data does not survive, by the author's word.
    package var discards: [ElementPath]
    package var hooks: Hooks

    package init(
        from: SchemaVersion, renames: [Rename] = [], discards: [ElementPath] = [], hooks: Hooks = Hooks()
    ) {
        self.from = from
        self.renames = renames
        self.discards = discards
        self.hooks = hooks
    }
}

/// One accepted finding on one element.
package struct Allowance: Sendable, Hashable {
    package let rule: String
    /// The path of the element, as written.
    package let element: String
    package let reason: String
    /// The first version in which the waiver no longer holds.
    package let until: SchemaVersion?

    package init(rule: String, element: String, reason: String, until: SchemaVersion? = nil) {
        self.rule = rule
        self.element = element
        self.reason = reason
        self.until = until
    }
}

/// One version of the history: the schema with its identities carried from the layers before it.
package struct Layer: Sendable, Hashable {
    package var schema: Schema
    package var migration: Migration?
    package var allowances: [Allowance]
    /// Whether the layer is sealed in the lock.
    package var isFrozen: Bool

    package init(schema: Schema, migration: Migration? = nil, allowances: [Allowance] = [], isFrozen: Bool) {
        self.schema = schema
        self.migration = migration
        self.allowances = allowances
        self.isFrozen = isFrozen
    }

    package var version: SchemaVersion { schema.version }
}

/// All layers of one schema, oldest first. Never empty; versions rise; each layer's parent is the one before it.
///
/// When the working file equals the newest released layer, that layer stands here once, frozen.
package struct SchemaHistory: Sendable, Hashable {
    package let name: String
    package let layers: [Layer]
    package let newest: Layer

    /// A history of `layers`, or nil where there are none.
    package init?(name: String, layers: [Layer]) {
        guard let newest = layers.last else { return nil }
        self.name = name
        self.layers = layers
        self.newest = newest
    }
}
