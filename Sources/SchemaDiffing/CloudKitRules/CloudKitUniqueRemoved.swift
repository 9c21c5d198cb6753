import SchemaModel

/// TRUTH 5, CK05.
struct CloudKitUniqueRemoved: JudgingRule {
    let name = "cloudkit-unique-removed"
    let summary = "uniqueness is unknown to the cloud: nothing changes there without it"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .unique else { return nil }
        return .none("the cloud never knew the constraint")
    }
}
