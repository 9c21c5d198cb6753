import SchemaModel

/// Swift lets a call leave out an argument that has a default.
struct CallersArgumentWithDefaultAdded: JudgingRule {
    let name = "callers-argument-with-default-added"
    let summary = "a call may leave out a new argument that has a default, is optional, or is an empty array"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.member != nil, case .added = change.content else { return nil }
        return .none("calls may leave the new argument out")
    }
}
