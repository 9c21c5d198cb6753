import SchemaModel

/// The initialiser asks for what has neither a default nor a place for nil.
struct CallersArgumentAdded: JudgingRule {
    let name = "callers-argument-added"
    let summary =
        "an initialiser that asks for a new value breaks every call; with a default, or optional, it would not"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let path = change.newPath, asks(change, in: step) else { return nil }
        return .edit("the initialiser of `\(path.owner)` asks for `\(path.member ?? "")`")
    }

    private func asks(_ change: SchemaChange, in step: SchemaStep) -> Bool {
        switch change.content {
        case .added(.attribute(let attribute)):
            !attribute.isTransient && !attribute.isOptional && attribute.defaultValue == nil
        case .added(.relationship(let relationship)): !relationship.isOptional && !relationship.isToMany
        case .added(.field(let field)): !field.isOptional && field.defaultValue == nil
        case .changed(let keys) where keys.key == .transient:
            step.newAttribute(change).map { !$0.isTransient && !$0.isOptional && $0.defaultValue == nil } ?? false
        case .added, .removed, .moved, .changed: false
        }
    }
}
