import SchemaModel

/// TRUTH 1.6, failure 16: everything that is not a number on both sides is refused, inside a custom stage too.
struct TypeChangeNeedsBridge: JudgingRule {
    let name = "type-change-needs-bridge"
    let summary = "the store converts numbers only; any other change of type is refused, inside a custom stage too"
    let source = Sources.histories
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let types = change.types else { return nil }
        return .bridge(
            "the store cannot convert \(ChangeDescription.text(of: types.old)) to "
                + "\(ChangeDescription.text(of: types.new)), not even inside a custom stage (error 134190)")
    }
}
