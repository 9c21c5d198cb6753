import SchemaModel

/// TRUTH 1.2, 1.5 "Swap external <-> preserve": both share one flag of the hash.
struct ExternalPreserveSwapped: JudgingRule {
    let name = "external-preserve-swapped"
    let summary = "external storage and preservation on deletion share one flag of the version hash: a swap goes unseen"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .externalStorage || change.key == .preserveValueOnDeletion,
            let old = step.oldAttribute(change), let new = step.newAttribute(change),
            old.allowsExternalStorage != old.preservesValueOnDeletion,
            old.allowsExternalStorage == new.preservesValueOnDeletion,
            old.preservesValueOnDeletion == new.allowsExternalStorage
        else { return nil }
        return Ruling(
            hash: .same, inference: .refused, need: .nothing, loss: [],
            reason:
                "the store cannot tell the two apart, opens without a migration and would read external files as values"
        )
    }
}
