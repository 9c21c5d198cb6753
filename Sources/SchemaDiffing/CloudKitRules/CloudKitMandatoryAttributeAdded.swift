import SchemaModel

/// TRUTH 5, CK04.
struct CloudKitMandatoryAttributeAdded: JudgingRule {
    let name = "cloudkit-mandatory-attribute-added"
    let summary = "a mirrored store refuses a mandatory attribute without a default"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        let isUnfit =
            switch change.content {
            case .added(.attribute(let attribute)): !step.to.fillsItself(attribute)
            case .added(.field(let field)): !step.to.fillsItself(field)
            case .changed(let keys) where keys.key == .transient || keys.key == .ephemeral:
                step.newAttribute(change).map { $0.isStored && !step.to.fillsItself($0) } ?? false
            case .added, .removed, .moved, .changed: false
            }
        guard isUnfit else { return nil }
        return .impossible("a mirrored store with a mandatory attribute without a default does not load (error 134060)")
    }
}
