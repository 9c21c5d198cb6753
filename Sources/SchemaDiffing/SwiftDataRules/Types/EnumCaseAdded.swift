import SchemaModel

/// TRUTH 1.9b "Enum case added".
struct EnumCaseAdded: JudgingRule {
    let name = "enum-case-added"
    let summary = "a new enum case changes no stored row; older versions of the app meet a raw value they do not know"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .enumCase, case .added = change.content else { return nil }
        return .none("rows hold raw values, and none holds the new one yet")
    }
}
