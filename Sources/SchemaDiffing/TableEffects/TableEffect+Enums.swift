import SchemaModel

/// Enums: a column with a CHECK that lists the raw values.
extension TableEffect {
    static func ofEnum(_ change: SchemaChange, _ step: SchemaStep) -> TableEffect {
        let owner = change.element.owner
        guard step.isStored(owner), change.key != nil || change.element.member != nil else {
            return .none("no column stored in both versions holds `\(owner)`")
        }
        switch change.content {
        case .added: return TableEffect([.changeCheck], "the CHECK of every `\(owner)` admits one more raw value")
        case .removed:
            let path = change.oldPath.map { "`\($0)`" } ?? "the case"
            return TableEffect(
                [.changeCheck], need: .backfill, loss: ["rows that hold \(path)"],
                "rows that hold \(path) would break the CHECK without it")
        case .moved: return .none("a case stays in its enum")
        case .changed(let keys): return ofEnum(keys, change, step)
        }
    }

    private static func ofEnum(_ keys: KeyChange, _ change: SchemaChange, _ step: SchemaStep) -> TableEffect {
        let owner = change.element.owner
        switch keys.key {
        case .name: return .none("rows hold the raw value, which stays")
        case .rawValue:
            if step.from.enums[owner]?.rawType.storedScalar != step.to.enums[owner]?.rawType.storedScalar {
                return .none("the raw type of `\(owner)` changes too, and with it every stored value")
            }
            return TableEffect(
                [.updateRows, .changeCheck], "rows get the new raw value, which the CHECK admits instead of the old one"
            )
        case .raw:
            let types = (
                ColumnType(.enumeration(owner), in: step.from), ColumnType(.enumeration(owner), in: step.to)
            )
            return TableEffect(
                [.changeType(types.0, types.1)],
                "the raw values of `\(owner)` move to another column type, case by case")
        default: return .unknown(keys.key)
        }
    }
}
