import SchemaModel

/// TRUTH 1.5 "preserveValueOnDeletion on/off".
struct PreservationChanged: JudgingRule {
    let name = "preserve-value-changed"
    let summary = "whether values survive deletion in the history is part of the version hash; rows stay as they are"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .preserveValueOnDeletion else { return nil }
        return .lightweight("rows stay as they are")
    }
}
