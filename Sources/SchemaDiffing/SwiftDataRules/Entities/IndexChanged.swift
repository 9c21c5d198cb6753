import SchemaModel

/// TRUTH 1.4 "Fetch index add/remove/change", 1.2 consequence 6.
struct IndexChanged: JudgingRule {
    let name = "index-changed"
    let summary = "indexes are no part of the version hash: a change arrives with the next real migration"
    let source = Sources.indexes
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .indexes else { return nil }
        return .none("the index changes in existing stores with the next version whose hash moves")
    }
}
