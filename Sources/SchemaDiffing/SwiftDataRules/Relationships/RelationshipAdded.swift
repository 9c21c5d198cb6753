import SchemaModel

/// TRUTH 1.7 "Add optional to-one / to-many".
struct RelationshipAdded: JudgingRule {
    let name = "relationship-added"
    let summary = "a new relationship that may be empty is empty in every row that exists"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added(.relationship) = change.content else { return nil }
        return .lightweight("it is empty in every row that exists")
    }
}
