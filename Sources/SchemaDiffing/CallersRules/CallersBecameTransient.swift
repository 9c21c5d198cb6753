import SchemaModel

/// No initialiser takes a transient attribute.
struct CallersBecameTransient: JudgingRule {
    let name = "callers-became-transient"
    let summary = "an initialiser takes no value for a transient attribute"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .transient, step.newAttribute(change)?.isTransient == true, let path = change.newPath else {
            return nil
        }
        return .edit("the initialiser takes no `\(path.member ?? "")` any more")
    }
}
