import SchemaModel

/// TRUTH 5, CK14.
struct CloudKitKindChanged: JudgingRule {
    let name = "cloudkit-kind-changed"
    let summary = "an attribute cannot become a relationship in a promoted schema, nor the reverse"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard KindChanged().ruling(on: change, in: step) != nil else { return nil }
        return .impossible("the field of that name is of another type for ever")
    }
}
