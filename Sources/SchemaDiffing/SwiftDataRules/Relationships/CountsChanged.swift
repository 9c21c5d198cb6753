import SchemaModel

/// TRUTH 1.7 "Min/max count".
struct CountsChanged: JudgingRule {
    let name = "counts-changed"
    let summary = "member counts are part of the version hash; rows that break a new one fail at their next save"
    let source = Sources.relationshipHash
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .relationship, change.key == .min || change.key == .max else { return nil }
        return .lightweight("rows are checked at their next save, not before")
    }
}
