import SchemaModel

/// TRUTH 7, fact 5: a model holds constants; what code sets on a new object is no default of the schema.
struct CoreDataGeneratedDefault: JudgingRule {
    let name = "coredata-generated-default"
    let summary = "a model holds constants only: `uuid()` and `now()` are set on new objects, never on rows that exist"
    let source = "developer.apple.com/documentation/coredata/nsattributedescription/defaultvalue"
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        if case .added(.field(let field)) = change.content {
            return field.defaultValue?.isGenerated == true ? answer(isOptional: field.isOptional) : nil
        }
        guard let attribute = step.newAttribute(change), attribute.isStored, attribute.derivation == nil,
            attribute.defaultValue?.isGenerated == true
        else { return nil }
        switch change.content {
        case .added: return answer(isOptional: attribute.isOptional)
        case .moved(let origin):
            guard !attribute.isOptional, let owner = step.newEntity(change),
                let old = step.newEntity(identity: origin),
                step.to.lineage(of: old.name).contains(where: { $0.identity == owner.identity })
            else { return nil }
            return answer(isOptional: false)
        case .changed(let keys):
            switch keys.key {
            case .transient, .ephemeral, .derived: return answer(isOptional: attribute.isOptional)
            case .optional where !attribute.isOptional:
                return .conditional(.backfill, "the model has no default for rows without a value")
            default: return nil
            }
        case .removed: return nil
        }
    }

    private func answer(isOptional: Bool) -> Ruling {
        if isOptional { return .lightweight("rows that exist hold no value") }
        return .conditional(.bridge, "rows that exist have no value for it, and the model has no default for them")
    }
}
