/// A kind of store, or of code, that a change is judged for.
package enum Store: String, Sendable, Hashable, CaseIterable {
    case swiftData, coreData, sqlite, postgreSQL, cloudKit
    /// Swift source that uses the models.
    case callers
}

/// What one change does to one store: separate answers that are never merged, and where each comes from.
package struct ChangeRecord: Sendable, Hashable {
    /// Whether the version hash moves: a new version is needed where it does and forbidden where it does not.
    package enum Hash: String, Sendable, Hashable { case moves, same }

    /// Whether the store finds the mapping by itself.
    package enum Inference: String, Sendable, Hashable {
        case inferred
        /// The mapping cannot be inferred, not even inside a custom stage.
        case refused
        /// The mapping is inferred; whether the migration succeeds, or keeps every value, depends on the rows.
        case dataDependent
    }

    /// What has to be supplied for rows to arrive whole.
    package enum Need: String, Sendable, Hashable {
        case nothing
        /// Values for rows that have none, or none that the new shape admits, written on the old schema.
        case backfill
        /// Rows that would collide have to be joined on the old schema.
        case dedupe
        /// A version in between that has the old shape beside the new one.
        case bridge
        /// Source that uses the models has to be edited.
        case edit
    }

    /// Whether documentation or a measurement carries the answer, or only reports and inference.
    package enum Certainty: String, Sendable, Hashable { case certain, probable }

    package let hash: Hash
    package let inference: Inference
    package let need: Need
    /// What is lost, one clause each; empty where nothing is.
    package let loss: [String]
    package let certainty: Certainty
    /// The documentation, measurement or report behind the answer.
    package let source: String
    /// The name of the rule that answered.
    package let rule: String
    /// Why, as one lowercase sentence without a final stop.
    package let reason: String
    /// What a SQL database has to do; nil for other stores.
    package var work: Work?
    /// What PostgreSQL locks while it does it; nil where no table that exists is locked, and for other stores.
    package var lock: TableLock?

    /// The word a user reads.
    package var verdict: Verdict {
        if need == .bridge { return .bridge }
        if inference == .refused { return .refused }
        if need != .nothing { return .custom }
        return hash == .moves ? .lightweight : .none
    }
}

/// The words of a verdict, from harmless to impossible.
package enum Verdict: String, Sendable, Hashable, Comparable, CaseIterable {
    /// The store does not notice.
    case none
    /// The store migrates by itself.
    case lightweight
    /// A custom stage with a data step on the old schema.
    case custom
    /// A version in between.
    case bridge
    /// No stage and no bridge helps: the change has to be made otherwise.
    case refused

    /// Whether the store does not get there by itself.
    package var needsMore: Bool { self >= .custom }

    package static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .none: 0
        case .lightweight: 1
        case .custom: 2
        case .bridge: 3
        case .refused: 4
        }
    }
}
