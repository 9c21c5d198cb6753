import SchemaModel

/// A property, a case or a field is gone, from the initialiser too.
struct CallersMemberRemoved: JudgingRule {
    let name = "callers-member-removed"
    let summary = "source that uses a removed property, case or field, or passes it to an initialiser, does not compile"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.member != nil, case .removed = change.content, let path = change.oldPath else {
            return nil
        }
        return .edit("there is no `\(path)` any more")
    }
}
