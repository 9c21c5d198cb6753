import SchemaModel

/// TRUTH 1.5 "Default value change", 1.9b "Enum default changed": not in the hash; existing rows keep their values.
struct DefaultChanged: JudgingRule {
    let name = "default-changed"
    let summary = "a default fills new objects only: existing rows keep their values and the version hash stays"
    let source = Sources.versions
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .default else { return nil }
        return .none("a default is for new objects; existing rows keep their values")
    }
}
