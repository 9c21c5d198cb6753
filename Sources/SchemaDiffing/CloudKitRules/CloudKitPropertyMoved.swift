import SchemaModel

/// TRUTH 5, CK14, 1.4 "Pull attribute up".
struct CloudKitPropertyMoved: JudgingRule {
    let name = "cloudkit-property-moved"
    let summary = "a property that moves inside a hierarchy is a field of other records too, or of fewer"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .moved = change.content else { return nil }
        return .lightweight("the field may come to other record types, and stays where it was")
    }
}
