import SchemaModel

/// TRUTH 1.5 "External storage off -> on".
struct ExternalStorageEnabled: JudgingRule {
    let name = "external-storage-enabled"
    let summary = "values may move to files of their own, later and by themselves"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .externalStorage, step.newAttribute(change)?.allowsExternalStorage == true else {
            return nil
        }
        return .lightweight("values may move to files of their own")
    }
}
