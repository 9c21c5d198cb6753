import SchemaModel

/// TRUTH 5: fields of a record are always optional.
struct CloudKitBecameOptional: JudgingRule {
    let name = "cloudkit-became-optional"
    let summary = "every field of a record may be empty: a property that becomes optional changes nothing there"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .optional else { return nil }
        return .none("every field of a record may be empty already")
    }
}
