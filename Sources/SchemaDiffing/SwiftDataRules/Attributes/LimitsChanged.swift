import SchemaModel

/// TRUTH 1.5 "Min/max/regex/predicate": rows that exist meet the new limits at their next save.
struct LimitsChanged: JudgingRule {
    let name = "limits-changed"
    let summary = "limits are no part of the version hash: rows that break a new one fail at their next save"
    let source = Sources.versions
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute, let key = change.key else { return nil }
        switch key {
        case .min, .max, .minLength, .maxLength, .pattern:
            return .none("rows are checked at their next save, not before")
        default: return nil
        }
    }
}
