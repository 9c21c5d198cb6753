package import SchemaModel

/// Answers, for one store, what changes do to rows that exist.
package protocol StoreJudge: Sendable {
    var store: Store { get }
    /// What `change`, one of the changes of `step`, does.
    func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord
}

/// A change with what it does to one store.
package struct JudgedChange: Sendable, Hashable {
    package let change: SchemaChange
    package let record: ChangeRecord
}

/// A step between two versions, judged for one store.
package struct JudgedDiff: Sendable, Hashable {
    package let store: Store
    package let diff: SchemaDiff
    /// Every change of the diff, in its order.
    package let changes: [JudgedChange]

    /// The worst verdict of all changes.
    package var verdict: Verdict { changes.map(\.record.verdict).max() ?? .none }

    /// Whether the store sees any of it.
    package var movesHash: Bool { changes.contains { $0.record.hash == .moves } }
}

/// A chain of versions, judged for one store: step by step, and at once from the first to the last, which is how users
/// who skip releases arrive where the store takes no steps in between.
package struct JudgedChain: Sendable, Hashable {
    package let steps: [JudgedDiff]
    /// From the first to the last; nil where the chain has fewer than two steps.
    package let direct: JudgedDiff?
}

extension StoreJudge {
    /// Every change of `diff` with its record.
    package func judge(_ diff: SchemaDiff) -> JudgedDiff {
        let step = SchemaStep(diff)
        let judged = diff.changes.map { JudgedChange(change: $0, record: record(of: $0, in: step)) }
        return JudgedDiff(store: store, diff: diff, changes: judged)
    }

    /// The step from one version to another, compared and judged.
    package func judge(from: Schema, to: Schema) -> JudgedDiff {
        judge(SchemaDiffer.diff(from: from, to: to))
    }

    /// Judges each step through `schemas`, and the way from the first to the last.
    package func judge(through schemas: [Schema]) -> JudgedChain {
        let steps = SchemaDiffer.steps(through: schemas).map { judge($0) }
        guard steps.count > 1, let first = schemas.first, let last = schemas.last else {
            return JudgedChain(steps: steps, direct: nil)
        }
        return JudgedChain(steps: steps, direct: judge(from: first, to: last))
    }
}
