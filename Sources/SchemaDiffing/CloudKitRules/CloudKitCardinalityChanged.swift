import SchemaModel

/// TRUTH 5, CK14: a to-one is a field of the record, a to-many is not.
struct CloudKitCardinalityChanged: JudgingRule {
    let name = "cloudkit-cardinality-changed"
    let summary = "a promoted relationship cannot change between to-one and to-many"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .many else { return nil }
        return .impossible("links are kept in another place of the schema, and those that exist stay where they are")
    }
}
