import SchemaModel

/// TRUTH 5, CK14: what is removed locally stays remotely.
struct CloudKitEntityRemoved: JudgingRule {
    let name = "cloudkit-entity-removed"
    let summary = "the record type of a removed entity stays in the cloud with its records"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, case .removed = change.content else { return nil }
        return .none("the record type and its records stay in the cloud for ever")
    }
}
