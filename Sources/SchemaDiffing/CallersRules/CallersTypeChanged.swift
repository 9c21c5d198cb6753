import SchemaModel

/// The type of the property, of its argument, or of both.
struct CallersTypeChanged: JudgingRule {
    let name = "callers-type-changed"
    let summary = "another Swift type does not compile where the old one was used"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .type, case .type(let old) = keys.old,
            case .type(let new) = keys.new
        else { return nil }
        if case .transformable = old, case .transformable = new { return .none("the value class stays") }
        return .edit(
            "\(ChangeDescription.text(of: old)) and \(ChangeDescription.text(of: new)) are different types in Swift")
    }
}
