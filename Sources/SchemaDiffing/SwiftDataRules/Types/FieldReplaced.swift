import SchemaModel

/// TRUTH 1.5 "no id available from Codable": a field that takes the name of another takes its column.
struct FieldReplaced: JudgingRule {
    let name = "composite-field-replaced"
    let summary = "a store knows a field by its name only: a new field of an old name reads the old values"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        let owner = change.element.owner
        switch change.content {
        case .removed(.field(let old)):
            guard let new = step.to.composites[owner]?.fields[old.name] else { return nil }
            return Ruling(
                hash: hash(old, new, step), inference: .dataDependent, need: .bridge, loss: [],
                reason: "the new field `\(owner).\(new.name)` would read the values of the old one, whose name it has")
        case .added(.field(let new)):
            guard let old = step.from.composites[owner]?.fields[new.name] else { return nil }
            return Ruling(
                hash: hash(old, new, step), inference: .dataDependent, need: .nothing, loss: [],
                reason: "an older field of the same name says what happens")
        default: return nil
        }
    }

    private func hash(
        _ old: CompositeType.Field, _ new: CompositeType.Field, _ step: SchemaStep
    ) -> ChangeRecord.Hash {
        let isAlike = step.from.storedShape(of: old.type) == step.to.storedShape(of: new.type)
        return isAlike && old.isOptional == new.isOptional ? .same : .moves
    }
}
