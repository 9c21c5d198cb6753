import SchemaModel

/// TRUTH 5, CK14, for a field of a composite.
struct CloudKitFieldRetyped: JudgingRule {
    let name = "cloudkit-field-retyped"
    let summary = "a field of a composite cannot change its type"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .field, let path = change.newPath ?? change.oldPath, let name = path.member else {
            return nil
        }
        let owner = path.owner
        switch change.content {
        case .added:
            return step.from.composites[owner]?.fields[name] == nil
                ? nil : .none("an older field of the same name says what happens")
        case .removed(.field(let old)):
            return step.to.composites[owner]?.fields[name].map { answer(old.type, $0.type, step) }
        case .changed(let keys):
            guard keys.key == .type, case .type(let old) = keys.old, case .type(let new) = keys.new else { return nil }
            return answer(old, new, step)
        case .removed, .moved: return nil
        }
    }

    private func answer(_ old: AttributeType, _ new: AttributeType, _ step: SchemaStep) -> Ruling {
        if step.from.storedShape(of: old) == step.to.storedShape(of: new) { return .none("both types are one field") }
        return .impossible("no field of a promoted schema can change its type")
    }
}
