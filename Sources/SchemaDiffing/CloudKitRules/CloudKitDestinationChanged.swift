import SchemaModel

/// TRUTH 5, CK14.
struct CloudKitDestinationChanged: JudgingRule {
    let name = "cloudkit-destination-changed"
    let summary = "a promoted relationship cannot lead to another record type"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .to else { return nil }
        return .impossible("links that exist name records of the old destination")
    }
}
