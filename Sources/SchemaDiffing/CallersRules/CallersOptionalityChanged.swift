import SchemaModel

/// `T` and `T?` are different types.
struct CallersOptionalityChanged: JudgingRule {
    let name = "callers-optionality-changed"
    let summary = "a value that becomes optional has to be unwrapped, and one that ceases to be cannot be nil"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .optional, let path = change.newPath else {
            return nil
        }
        return .edit(
            keys.new == .flag(true)
                ? "`\(path)` has to be unwrapped" : "`\(path)` takes no nil and is not to be unwrapped")
    }
}
