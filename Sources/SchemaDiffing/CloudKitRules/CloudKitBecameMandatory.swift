import SchemaModel

/// TRUTH 5, CK16, CK04.
struct CloudKitBecameMandatory: JudgingRule {
    let name = "cloudkit-became-mandatory"
    let summary = "older versions of the app go on sending records without a value that has become mandatory"
    let source = Sources.cloudKitSync
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .optional else { return nil }
        let fills: Bool
        if let attribute = step.newAttribute(change), !attribute.isOptional {
            fills = step.to.fillsItself(attribute)
        } else if let field = step.newField(change), !field.isOptional {
            fills = step.to.fillsItself(field)
        } else {
            return nil
        }
        guard fills else {
            return .impossible(
                "a mirrored store with a mandatory attribute without a default does not load (error 134060)")
        }
        return Ruling(
            hash: .same, inference: .dataDependent, need: .nothing, loss: [],
            reason: "the field stays as it is; older versions of the app go on sending records without a value")
    }
}
