import SchemaModel

/// TRUTH 1.5 "External storage on -> off": refused with error 134190.
struct ExternalStorageDisabled: JudgingRule {
    let name = "external-storage-disabled"
    let summary = "the store cannot move external files back into rows: a bridge is needed"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .externalStorage, step.newAttribute(change)?.allowsExternalStorage == false else {
            return nil
        }
        return .bridge("the store cannot move external files back into rows (error 134190)")
    }
}
