import SchemaModel

/// A type alias is gone.
struct CallersTypeRemoved: JudgingRule {
    let name = "callers-type-removed"
    let summary = "source that names a removed type does not compile"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.member == nil, case .removed = change.content, let path = change.oldPath else {
            return nil
        }
        return .edit("there is no type `\(path)` any more")
    }
}
