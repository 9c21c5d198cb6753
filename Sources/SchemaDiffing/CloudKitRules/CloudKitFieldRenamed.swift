import SchemaModel

/// TRUTH 1.5 "Composite element rename", CK14: the old field stays beside a new one.
struct CloudKitFieldRenamed: JudgingRule {
    let name = "cloudkit-field-renamed"
    let summary = "a renamed field of a composite is a new field; older versions of the app go on using the old one"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .field, change.key == .name, let path = change.oldPath else { return nil }
        return .lightweight(
            "a new field comes to the schema and the old one stays",
            loss: ["what older versions of the app write to `\(path)`"])
    }
}
