import SchemaModel

/// TRUTH 5, CK04.
struct CloudKitDefaultRemoved: JudgingRule {
    let name = "cloudkit-default-removed"
    let summary = "a mirrored mandatory attribute cannot do without a default"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .default, keys.new == .absent,
            !isFilled(change, in: step)
        else { return nil }
        return .impossible("a mirrored store with a mandatory attribute without a default does not load (error 134060)")
    }

    private func isFilled(_ change: SchemaChange, in step: SchemaStep) -> Bool {
        if let attribute = step.newAttribute(change) { return step.to.fillsItself(attribute) }
        return step.newField(change).map { step.to.fillsItself($0) } ?? true
    }
}
