import SchemaModel

/// TRUTH 5, CK01, CK14.
struct CloudKitInverseChanged: JudgingRule {
    let name = "cloudkit-inverse-changed"
    let summary = "a promoted relationship cannot change its inverse for another"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .inverse else { return nil }
        if keys.old == .absent { return .lightweight("a mirrored relationship has an inverse") }
        return .impossible("links may be kept on another side than before, and those that exist stay where they are")
    }
}
