import SchemaModel

/// TRUTH 8 "Decimal is undecided": both steps found in public apps carry a mapping model.
struct DecimalTypeChanged: JudgingRule {
    let name = "decimal-type-changed"
    let summary =
        "whether the store converts to or from `decimal` is undecided: apps that do it bring a mapping of their own"
    let source = Sources.histories
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let pair = change.scalars(in: step), pair.old == .decimal || pair.new == .decimal,
            pair.old.isConvertible, pair.new.isConvertible
        else { return nil }
        return .conditional(
            .bridge,
            "nobody has shown that the store converts between \(pair.old) and \(pair.new); "
                + "where it does not, the store does not open (error 134190)")
    }
}
