import SchemaModel

/// The stored class keeps its first name; the app knows it by an alias, which changes.
struct CallersEntityRenamed: JudgingRule {
    let name = "callers-entity-renamed"
    let summary = "the alias of an entity follows its name: source that names the old one does not compile"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, change.key == .name, let old = change.oldPath, let new = change.newPath
        else {
            return nil
        }
        return .edit("the alias `\(new)` takes the place of `\(old)`")
    }
}
