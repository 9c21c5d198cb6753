import SchemaModel

/// Composites: a column a field, in every table that stores one.
extension TableEffect {
    static func ofField(_ change: SchemaChange, _ step: SchemaStep) -> TableEffect {
        let owner = change.element.owner
        guard step.isStored(owner), change.key != nil || change.element.member != nil else {
            return .none("no attribute stored in both versions is of `\(owner)`")
        }
        let isOptional = step.isStoredOptionally(owner)
        switch change.content {
        case .added(.field(let field)): return adding(field, isOptional, step)
        case .removed(.field(let field)):
            let isTied = isOptional || field.type.isComposite
            return TableEffect(
                [isTied ? .dropCheckedColumn : .dropColumn],
                loss: change.oldPath.map { ["every value of `\($0)`"] } ?? [], "the field is a column of each user")
        case .added, .removed, .moved: return .none("a field is a field")
        case .changed(let keys): return ofField(keys, change, step, isOptional)
        }
    }

    private static func adding(_ field: CompositeType.Field, _ isOptional: Bool, _ step: SchemaStep) -> TableEffect {
        guard step.to.fillsItself(field) else {
            return TableEffect(
                [.addColumn(.missing)], need: .backfill, "rows that exist have no value for the new field")
        }
        if isOptional, !field.isOptional {
            return TableEffect(
                [.addColumn(.empty), .updateRows, .changeCheck],
                "the new field is there where its composite is, with its default")
        }
        let column = TableOperation.NewColumn(field.defaultValue, isOptional: field.isOptional)
        return TableEffect([.addColumn(column)], "the new field is a column of each user")
    }

    private static func ofField(
        _ keys: KeyChange, _ change: SchemaChange, _ step: SchemaStep, _ isOptional: Bool
    ) -> TableEffect {
        switch keys.key {
        case .name: return TableEffect([.renameColumn], "the field's column bears its name")
        case .type:
            guard case .type(let old) = keys.old, case .type(let new) = keys.new, let path = change.newPath else {
                return .unknown(keys.key)
            }
            return retyping(from: old, to: new, path, step)
        case .default:
            if isOptional { return .none("a field of an optional composite has no default in its column") }
            return TableEffect([.changeDefault], "rows that exist keep their values")
        case .optional:
            guard let field = step.newField(change) else { return .unknown(keys.key) }
            let operations = optionality(field.isOptional, byCheck: isOptional || field.type.isComposite)
            if field.isOptional { return TableEffect(operations, "every row keeps its value") }
            if step.to.fillsItself(field) {
                return TableEffect(operations + [.updateRows], "rows without a value get the default")
            }
            return TableEffect(operations, need: .backfill, "rows without a value would break the rule")
        default: return .unknown(keys.key)
        }
    }

    /// What it takes to demand a value, or to demand it no more: of a column, or by a CHECK of the table.
    static func optionality(_ isOptional: Bool, byCheck: Bool) -> [TableOperation] {
        isOptional ? [byCheck ? .dropCheck : .dropNotNull] : [byCheck ? .changeCheck : .setNotNull]
    }

    /// A column that changes its type.
    static func retyping(
        from old: AttributeType, to new: AttributeType, _ path: ElementPath, _ step: SchemaStep
    ) -> TableEffect {
        let types = (old: ColumnType(old, in: step.from), new: ColumnType(new, in: step.to))
        let loss = ["values of `\(path)` that the new type cannot read"]
        switch (types.old.shape, types.new.shape) {
        case (.columns(let before), .columns(let after)) where before == after:
            return .none("both are the same columns")
        case (.columns, _), (_, .columns):
            return TableEffect(
                [.addColumn(.empty), .updateRows, .changeCheck, .dropCheckedColumn], need: .backfill, loss: loss,
                "other columns take the place of those of the old type")
        case (.list, .list), (.codable, .codable), (.transformable, .transformable), (.list, .codable),
            (.codable, .list), (.transformable, .scalar(.data)), (.scalar(.data), .transformable):
            return TableEffect(
                [.updateRows], need: .backfill, loss: loss,
                "the column stays, and the new type reads what the old one wrote")
        default: break
        }
        var operations: [TableOperation] = [.changeType(types.old, types.new)]
        if types.new.values == nil, types.old.values != nil {
            operations.append(.dropCheck)
        } else if types.old.values != types.new.values {
            operations.append(.changeCheck)
        }
        switch Conversion(from: types.old, to: types.new) {
        case .lossless: return TableEffect(operations, "every value stays what it is")
        case .expression(let loss):
            return TableEffect(
                operations, need: .backfill, loss: loss.map { ["\($0) of `\(path)`"] } ?? [],
                "not every value has its like in the new type, so that an expression has to be given")
        }
    }
}

extension AttributeType {
    var isComposite: Bool { if case .composite = self { true } else { false } }
}

extension TableOperation.NewColumn {
    /// The column of a value that fills itself.
    init(_ value: DefaultValue?, isOptional: Bool) {
        switch value {
        case .constant: self = .constant
        case .now: self = .currentTime
        case .generatedUUID: self = .generated
        case nil: self = isOptional ? .empty : .constant
        }
    }
}
