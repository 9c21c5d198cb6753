import SchemaModel

/// TRUTH 1.6: numbers are converted, and narrowing truncates without a word.
struct NumericTypeNarrowed: JudgingRule {
    let name = "numeric-type-narrowed"
    let summary = "the store converts numbers to a narrower type and truncates without a word"
    let source = Sources.histories
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let pair = change.scalars(in: step), pair.old.isConvertible, pair.new.isConvertible,
            let loss = pair.old.loss(as: pair.new), let path = change.newPath
        else { return nil }
        return Ruling(
            hash: .moves, inference: .dataDependent, need: .nothing, loss: ["\(loss) of `\(path)`"],
            reason: "the store converts \(pair.old) to \(pair.new) by itself and checks nothing")
    }
}
