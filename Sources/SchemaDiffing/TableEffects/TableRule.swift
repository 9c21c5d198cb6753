/// A rule about what a SQL database does for one operation on its tables.
///
/// A judge lists its rules from the most work to the least: the first that knows an operation of a change answers for the
/// whole change.
package protocol TableRule: JudgingRule {
    /// What the database does.
    var work: Work { get }
    /// What it locks.
    var lock: TableLock? { get }
    /// How it does it, as a lowercase clause.
    var method: String { get }
    /// Whether the rule is about `operation`.
    func covers(_ operation: TableOperation) -> Bool
    /// The rule's answer, or nil where `effect` is none of its business.
    func ruling(on effect: TableEffect) -> Ruling?
}

extension TableRule {
    /// SQLite locks the whole file whatever it does.
    package var lock: TableLock? { nil }

    /// The answer where the rule covers one of the operations.
    package func ruling(on effect: TableEffect) -> Ruling? {
        effect.operations.contains(where: covers) ? ruling(for: effect) : nil
    }

    /// The answer for what `change` comes to in tables.
    package func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        ruling(on: TableEffect(of: change, in: step))
    }

    /// The answer, with what `effect` needs and loses.
    func ruling(for effect: TableEffect) -> Ruling {
        Ruling(
            hash: work == .none && effect.need == .nothing ? .same : .moves,
            inference: effect.need == .nothing ? .inferred : .dataDependent, need: effect.need, loss: effect.loss,
            reason: "\(effect.reason): \(method)", work: work, lock: lock)
    }
}

extension [any TableRule] {
    /// The record of the first rule that answers, with the strongest lock of all that do: while rows are read or written
    /// if any are, or else for a moment.
    func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord {
        let effect = TableEffect(of: change, in: step)
        var answer: ChangeRecord?
        for rule in self {
            guard let ruling = rule.ruling(on: effect) else { continue }
            if let first = answer {
                if first.work.map({ $0 > .catalogue }) == true, rule.work <= .catalogue { break }
                answer?.lock = [first.lock, ruling.lock].compactMap(\.self).max()
            } else {
                answer = rule.record(of: ruling)
            }
        }
        return answer
            ?? ChangeRecord(
                hash: .moves, inference: .refused, need: .nothing, loss: [], certainty: .probable, source: "",
                rule: SwiftDataJudge.unjudged, reason: "no rule knows what the database does with this change")
    }
}
