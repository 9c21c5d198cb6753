import SchemaModel

/// TRUTH 1.7 "Mandatory -> optional"; a to-many has no missing value to begin with.
struct RelationshipBecameOptional: JudgingRule {
    let name = "relationship-optional-changed"
    let summary = "a to-one that becomes optional, or a to-many that may be nil, keeps its links"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .relationship, change.key == .optional else { return nil }
        return .lightweight("every row keeps its links")
    }
}
