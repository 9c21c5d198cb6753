import SchemaModel

/// TRUTH 1.9b "Enum case renamed": the raw value is kept.
struct EnumCaseRenamed: JudgingRule {
    let name = "enum-case-renamed"
    let summary = "a renamed enum case keeps its raw value, which is all that rows hold"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .enumCase, change.key == .name else { return nil }
        return .none("rows hold the raw value, which stays")
    }
}
