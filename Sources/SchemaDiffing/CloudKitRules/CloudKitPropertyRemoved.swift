import SchemaModel

/// TRUTH 5, CK14: what is removed locally stays remotely.
struct CloudKitPropertyRemoved: JudgingRule {
    let name = "cloudkit-property-removed"
    let summary = "the field of a removed property stays in the cloud with its values"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        switch change.content {
        case .removed: break
        case .changed(let keys):
            guard keys.key == .transient || keys.key == .ephemeral, step.newAttribute(change)?.isStored == false else {
                return nil
            }
        case .added, .moved: return nil
        }
        guard change.element.member != nil else { return nil }
        return .none("the field and its values stay in the cloud for ever")
    }
}
