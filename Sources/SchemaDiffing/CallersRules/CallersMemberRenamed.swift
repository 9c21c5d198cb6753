import SchemaModel

/// The property, the case or the field, and the label of its argument.
struct CallersMemberRenamed: JudgingRule {
    let name = "callers-member-renamed"
    let summary = "source that uses the old name of a property, case or field, or its argument label, does not compile"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.member != nil, change.key == .name, let old = change.oldPath, let new = change.newPath
        else {
            return nil
        }
        return .edit("`\(old)` is called `\(new)` now, and so is its argument")
    }
}
