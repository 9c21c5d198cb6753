import SchemaModel

/// The class at the other end is the type of the property.
struct CallersDestinationChanged: JudgingRule {
    let name = "callers-destination-changed"
    let summary = "a relationship that leads elsewhere is a property of another class"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .to, let path = change.newPath else { return nil }
        return .edit("`\(path)` is of another class")
    }
}
