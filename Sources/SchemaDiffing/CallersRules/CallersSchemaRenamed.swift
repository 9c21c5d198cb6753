import SchemaModel

/// The container, the plan and the versions are called after the schema.
struct CallersSchemaRenamed: JudgingRule {
    let name = "callers-schema-renamed"
    let summary = "generated types are called after the schema: source that opens the container names another one"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .schema, case .changed(let keys) = change.content, keys.key == .name else {
            return nil
        }
        return .edit("`\(ChangeDescription.text(of: keys.old))Container` and its like get another name")
    }
}
