import SchemaModel

/// TRUTH 1.5, 1.7 "Hash modifier": the hash moves and rows are copied.
struct HashModifierChanged: JudgingRule {
    let name = "hash-modifier-changed"
    let summary = "a hash modifier makes a version of its own out of an unchanged shape; rows are copied"
    let source = Sources.propertyHash
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .hashModifier else { return nil }
        return .lightweight("the hash modifier is part of the version hash; rows are copied as they are")
    }
}
