import SchemaModel

/// Initialisers list what is inherited before what is not.
struct CallersPropertyMoved: JudgingRule {
    let name = "callers-property-moved"
    let summary = "a property that moves in the hierarchy takes another place among the arguments of initialisers"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .moved = change.content, let path = change.oldPath else { return nil }
        return .edit(
            "initialisers take inherited values first, so the argument of `\(path)` stands elsewhere or is gone")
    }
}
