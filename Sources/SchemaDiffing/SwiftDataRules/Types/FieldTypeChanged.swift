import SchemaModel

/// TRUTH 1.9b "Composite nested or un-nested, type changed".
struct FieldTypeChanged: JudgingRule {
    let name = "composite-field-type-changed"
    let summary = "a field of another type is another column: a bridge is needed"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .field, case .changed(let keys) = change.content, keys.key == .type,
            case .type(let old) = keys.old, case .type(let new) = keys.new
        else { return nil }
        if step.from.storedShape(of: old) == step.to.storedShape(of: new) {
            return .none("both types are stored alike")
        }
        return .bridge("the field's column changes its type inside a Codable struct (error 134190)")
    }
}
