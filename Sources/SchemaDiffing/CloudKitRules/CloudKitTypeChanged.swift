import SchemaModel

/// TRUTH 5, CK14.
struct CloudKitTypeChanged: JudgingRule {
    let name = "cloudkit-type-changed"
    let summary = "no field of a promoted schema can change its type"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute, change.key == .type else { return nil }
        return .impossible("no field of a promoted schema can change its type")
    }
}
