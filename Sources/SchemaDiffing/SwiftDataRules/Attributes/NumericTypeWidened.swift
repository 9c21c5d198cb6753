import SchemaModel

/// TRUTH 1.6, 8 "Numeric types are inferred in practice".
struct NumericTypeWidened: JudgingRule {
    let name = "numeric-type-widened"
    let summary = "the store converts numbers to a wider type by itself"
    let source = Sources.histories
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let pair = change.scalars(in: step), pair.old.isConvertible, pair.new.isConvertible,
            pair.old != .decimal, pair.new != .decimal, pair.old.loss(as: pair.new) == nil
        else { return nil }
        return .lightweight("the store converts \(pair.old) to \(pair.new) by itself")
    }
}
