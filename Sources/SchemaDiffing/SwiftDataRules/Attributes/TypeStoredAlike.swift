import SchemaModel

/// TRUTH 1.6 "SwiftData mapping: Swift Int=Int64", 1.9b "from raw type to enum of that raw type": the same column.
struct TypeStoredAlike: JudgingRule {
    let name = "type-stored-alike"
    let summary = "types that are stored alike are one column: `int` and `int64`, an enum and its raw type"
    let source = Sources.attributeHash
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let types = change.types, let path = change.newPath else { return nil }
        let old = step.from.storedShape(of: types.old)
        guard old == step.to.storedShape(of: types.new) else { return nil }
        switch old {
        case .list, .codable, .transformable: return nil
        case .scalar, .columns: break
        }
        guard case .enumeration(let name) = types.new,
            step.to.enums[name]?.covers(types.old, of: step.from) != true
        else { return .none("both types are one column") }
        return .none(
            "an enum is stored as its raw value",
            loss: ["rows whose `\(path)` holds a raw value that `\(name)` does not know"])
    }
}

extension EnumType {
    /// Whether every value of `type`, as `schema` declares it, is a raw value of a case.
    func covers(_ type: AttributeType, of schema: Schema) -> Bool {
        guard case .enumeration(let name) = type, let before = schema.enums[name] else { return false }
        return Set(cases.map(\.rawValue)).isSuperset(of: before.cases.map(\.rawValue))
    }
}
