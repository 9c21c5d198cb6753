package import SchemaModel

/// The versions and stages that SwiftData sees of a history: equal neighbours folded, every version in the shape SwiftData
/// stores (see `SwiftDataStoreModel`).
package struct SwiftDataPlan: Sendable, Hashable {
    /// The plan's versions, oldest first. Never empty.
    package let versions: [PlannedVersion]
    /// The steps between neighbours: one fewer than versions, in order.
    package let stages: [PlannedStage]

    package init(versions: [PlannedVersion], stages: [PlannedStage]) {
        self.versions = versions
        self.stages = stages
    }
}

/// One version as SwiftData is to see it.
package struct PlannedVersion: Sendable, Hashable {
    /// The first version of a folded group: its number and its name in generated code.
    package let version: SchemaVersion
    /// The version in the shape SwiftData stores, with the defaults and rules of the newest version of the group.
    package let model: SwiftDataStoreModel
    /// Later versions that the store cannot tell from this one, in order.
    package let folded: [SchemaVersion]

    package init(version: SchemaVersion, model: SwiftDataStoreModel, folded: [SchemaVersion] = []) {
        self.version = version
        self.model = model
        self.folded = folded
    }

    /// The lowered schema.
    package var schema: Schema { model.schema }
}

/// The step from one planned version to the next.
package struct PlannedStage: Sendable, Hashable {
    /// What the step needs.
    package enum Kind: Sendable, Hashable {
        /// The store infers everything.
        case lightweight
        /// Hand-written code runs on the old schema before the inferred mapping, on the new one after it, or both.
        case custom(Migration.Hooks)
    }

    package let from: SchemaVersion
    package let to: SchemaVersion
    package let kind: Kind

    package init(from: SchemaVersion, to: SchemaVersion, kind: Kind) {
        self.from = from
        self.to = to
        self.kind = kind
    }
}
