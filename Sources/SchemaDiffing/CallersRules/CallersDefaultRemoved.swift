import SchemaModel

/// The argument loses its default.
struct CallersDefaultRemoved: JudgingRule {
    let name = "callers-default-removed"
    let summary = "a call that leaves out an argument does not compile once its default is gone"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .default, keys.new == .absent,
            let path = change.newPath, isAsked(change, in: step)
        else { return nil }
        return .edit("calls can no longer leave out the argument of `\(path)`")
    }

    private func isAsked(_ change: SchemaChange, in step: SchemaStep) -> Bool {
        if let attribute = step.newAttribute(change) { return !attribute.isOptional && !attribute.isTransient }
        return step.newField(change)?.isOptional == false
    }
}
