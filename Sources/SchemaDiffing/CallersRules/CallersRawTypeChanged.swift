import SchemaModel

/// The stored property of an enum is of its raw type.
struct CallersRawTypeChanged: JudgingRule {
    let name = "callers-raw-type-changed"
    let summary = "raw values, and the stored properties that hold them, are of another type"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .raw, let path = change.newPath else { return nil }
        return .edit("raw values of `\(path)` are \(ChangeDescription.text(of: keys.new)) now")
    }
}
