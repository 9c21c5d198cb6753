import SchemaModel

/// A new type alias.
struct CallersTypeAdded: JudgingRule {
    let name = "callers-type-added"
    let summary = "a new type breaks no source that did without it"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.member == nil, case .added = change.content else { return nil }
        return .none("no source names the new type yet")
    }
}
