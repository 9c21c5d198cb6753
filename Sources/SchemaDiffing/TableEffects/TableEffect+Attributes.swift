import SchemaModel

/// Attributes: a column of the table that the whole hierarchy shares; a composite is several.
extension TableEffect {
    static func ofAttribute(_ change: SchemaChange, _ step: SchemaStep) -> TableEffect {
        let old = step.oldAttribute(change)
        let new = step.newAttribute(change)
        if old?.isStored != true, new?.isStored != true { return .none("the attribute is not stored") }
        switch change.content {
        case .added:
            guard let new else { return .none("the attribute is not stored") }
            return adding(new, step)
        case .removed:
            guard let old, let path = change.oldPath else { return .none("the attribute is not stored") }
            return dropping(old, path, isOfSubclass: step.oldEntity(change)?.parent != nil)
        case .moved: return moving(change, step)
        case .changed(let keys):
            guard let old, let new else { return .unknown(keys.key) }
            return ofAttribute(keys, change, step, old, new)
        }
    }

    private static func ofAttribute(
        _ keys: KeyChange, _ change: SchemaChange, _ step: SchemaStep, _ old: Attribute, _ new: Attribute
    ) -> TableEffect {
        let isOfSubclass = step.newEntity(change)?.parent != nil
        if keys.key == .transient || keys.key == .ephemeral {
            if old.isStored == new.isStored { return .none("what is stored stays") }
            guard let path = change.oldPath else { return .unknown(keys.key) }
            return new.isStored ? adding(new, step) : dropping(old, path, isOfSubclass: isOfSubclass)
        }
        if old.isStored != new.isStored { return .none("another key says that the column comes or goes") }
        switch keys.key {
        case .name, .column:
            if (old.column ?? old.name) == (new.column ?? new.name) { return .none("the column keeps its name") }
            return TableEffect([.renameColumn], "the column gets another name")
        case .derived: return deriving(keys, change)
        case .type, .optional, .default, .min, .max, .minLength, .maxLength:
            if new.derivation != nil || old.derivation != nil { return .none("the value is computed") }
            return ofColumn(keys, change, step, new, isOfSubclass)
        case .pattern: return .none("patterns are not tested by tables")
        case .class, .hashModifier, .externalStorage, .spotlight, .encrypted, .preserveValueOnDeletion, .valueClass:
            return .none("tables do not hold `\(keys.key.rawValue)`")
        case .doc, .raw, .rawValue, .abstract, .extends, .table, .to, .many, .ordered, .transient, .ephemeral,
            .inverse, .deleteRule, .unique, .indexes:
            return .unknown(keys.key)
        }
    }

    private static func ofColumn(
        _ keys: KeyChange, _ change: SchemaChange, _ step: SchemaStep, _ new: Attribute, _ isOfSubclass: Bool
    ) -> TableEffect {
        switch keys.key {
        case .type:
            guard let types = change.types, let path = change.newPath else { return .unknown(keys.key) }
            return retyping(from: types.old, to: types.new, path, step)
        case .optional:
            let operations = optionality(new.isOptional, byCheck: isOfSubclass || new.type.isComposite)
            if new.isOptional { return TableEffect(operations, "every row keeps its value") }
            if step.to.fillsItself(new) {
                return TableEffect(operations + [.updateRows], "rows without a value get the default")
            }
            return TableEffect(operations, need: .backfill, "rows without a value would break the rule")
        case .default: return TableEffect([.changeDefault], "rows that exist keep their values")
        default:
            if keys.new == .absent { return TableEffect([.dropCheck], "the CHECK of the limit goes") }
            guard !keys.isLoosened else { return TableEffect([.changeCheck], "the CHECK admits more than before") }
            return TableEffect([.changeCheck], need: .backfill, "rows outside the new limit would break the CHECK")
        }
    }

    private static func deriving(_ keys: KeyChange, _ change: SchemaChange) -> TableEffect {
        let path = change.oldPath.map { "`\($0)`" } ?? "the attribute"
        if keys.new == .absent { return TableEffect([.dropExpression], "the computed values stay as plain ones") }
        let loss = keys.old == .absent ? ["every stored value of \(path)"] : []
        return TableEffect(
            [.dropColumn, .addColumn(.computed)], loss: loss, "a column with the new expression takes its place")
    }

    private static func adding(_ attribute: Attribute, _ step: SchemaStep) -> TableEffect {
        guard attribute.isStored else { return .none("the attribute is not stored") }
        if attribute.derivation != nil { return TableEffect([.addColumn(.computed)], "the value is computed") }
        guard step.to.fillsItself(attribute) else {
            return TableEffect([.addColumn(.missing)], need: .backfill, "rows that exist have no value for it")
        }
        let column: TableOperation.NewColumn
        if case .composite(let name) = attribute.type {
            column = attribute.isOptional ? .empty : step.to.newColumn(ofComposite: name)
        } else {
            column = TableOperation.NewColumn(attribute.defaultValue, isOptional: attribute.isOptional)
        }
        return TableEffect([.addColumn(column)], adding(column))
    }

    private static func adding(_ column: TableOperation.NewColumn) -> String {
        switch column {
        case .empty, .emptyReference: "rows that exist hold no value"
        case .constant: "rows that exist get the default"
        case .currentTime: "rows that exist get the time of the migration"
        case .generated: "each row that exists gets a value of its own"
        case .missing: "rows that exist have no value for it"
        case .computed: "the value is computed"
        }
    }

    private static func dropping(_ attribute: Attribute, _ path: ElementPath, isOfSubclass: Bool) -> TableEffect {
        let isChecked = isOfSubclass ? !attribute.isOptional : attribute.isOptional && attribute.type.isComposite
        if attribute.derivation != nil { return TableEffect([.dropColumn], "computed values are dropped") }
        return TableEffect(
            [isChecked ? .dropCheckedColumn : .dropColumn], loss: ["every value of `\(path)`"], "the column goes")
    }
}

extension KeyChange {
    /// Whether a limit admits everything it admitted before.
    fileprivate var isLoosened: Bool {
        let isUpper = key == .max || key == .maxLength
        switch (old, new) {
        case (.count(let old), .count(let new)): return isUpper ? new >= old : new <= old
        case (.constant(.integer(let old)), .constant(.integer(let new))): return isUpper ? new >= old : new <= old
        case (.constant(.double(let old)), .constant(.double(let new))): return isUpper ? new >= old : new <= old
        default: return false
        }
    }
}

extension Schema {
    /// What the columns of a composite get in rows that exist.
    fileprivate func newColumn(ofComposite name: String) -> TableOperation.NewColumn {
        var seen: Set<String> = [name]
        var open = [name]
        var result = TableOperation.NewColumn.constant
        while let next = open.popLast() {
            for field in composites[next]?.fields.elements ?? [] {
                if field.defaultValue == .generatedUUID { return .generated }
                if field.defaultValue == .now { result = .currentTime }
                if case .composite(let inner) = field.type, seen.insert(inner).inserted { open.append(inner) }
            }
        }
        return result
    }
}
