import SchemaModel

/// TRUTH 1.5 "Composite element rename", 1.9b: a Codable struct has no room for an identity.
struct FieldRenamed: JudgingRule {
    let name = "composite-field-renamed"
    let summary = "a Codable struct cannot say what a field was called before: a rename drops the old column"
    let source = "fatbobman.com/en/posts/considerations-for-using-codable-and-enums-in-swiftdata-models"
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .field, change.key == .name else { return nil }
        return .bridge(
            "the store sees one column removed and another added: a Codable struct cannot carry the old name")
    }
}
