import SchemaModel

/// `T` and `[T]` are different types.
struct CallersCardinalityChanged: JudgingRule {
    let name = "callers-cardinality-changed"
    let summary = "an object and an array of objects are different types"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .many, let path = change.newPath, let new = step.newRelationship(change) else { return nil }
        return .edit(new.isToMany ? "`\(path)` is an array now" : "`\(path)` is one object now")
    }
}
