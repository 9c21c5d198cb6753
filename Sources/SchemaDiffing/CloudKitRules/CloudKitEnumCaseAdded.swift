import SchemaModel

/// TRUTH 5, CK16, CK19.
struct CloudKitEnumCaseAdded: JudgingRule {
    let name = "cloudkit-enum-case-added"
    let summary = "older versions of the app receive a raw value that they do not know"
    let source = Sources.cloudKitSync
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .enumCase, case .added = change.content else { return nil }
        return .none("the field stays as it is; older versions of the app meet a raw value they do not know")
    }
}
