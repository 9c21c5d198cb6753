import SchemaModel

/// TRUTH 5, CK14: additions are what a promoted schema allows.
struct CloudKitEntityAdded: JudgingRule {
    let name = "cloudkit-entity-added"
    let summary = "a new entity is a new record type, which has to be promoted before the release"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, case .added = change.content else { return nil }
        return .lightweight("a record type comes to the schema; older versions of the app do not see it")
    }
}
