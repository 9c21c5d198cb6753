import SchemaModel

/// TRUTH 1.5 "Spotlight flag".
struct SpotlightChanged: JudgingRule {
    let name = "spotlight-changed"
    let summary = "indexing by Spotlight is no part of the version hash"
    let source = Sources.propertyHash
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .spotlight else { return nil }
        return .none("Spotlight keeps an index of its own")
    }
}
