import SchemaModel

/// Generated enums are not frozen by a default branch: a switch must name every case.
struct CallersEnumCaseAdded: JudgingRule {
    let name = "callers-enum-case-added"
    let summary = "a switch over every case of an enum no longer covers all of them"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .enumCase, case .added = change.content, let path = change.newPath else {
            return nil
        }
        return .edit("a switch without `default` does not cover `\(path)`")
    }
}
