import SchemaModel

/// The value class of a transformable is the type of its property.
struct CallersValueClassChanged: JudgingRule {
    let name = "callers-value-class-changed"
    let summary = "the value class is the type of the property: source that uses another does not compile"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .valueClass else { return nil }
        return .edit("the property has another type")
    }
}
