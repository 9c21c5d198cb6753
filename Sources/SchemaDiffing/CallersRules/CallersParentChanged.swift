import SchemaModel

/// Initialisers list what is inherited first.
struct CallersParentChanged: JudgingRule {
    let name = "callers-parent-changed"
    let summary = "another parent is another superclass: inherited properties and the order of arguments change"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .extends, let path = change.newPath else { return nil }
        return .edit("`\(path)` has another superclass, and its initialiser other arguments or another order of them")
    }
}
